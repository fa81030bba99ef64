import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './useToast.js';

const meta = { title: 'ui/Toast', component: ToastProvider } satisfies Meta<typeof ToastProvider>;
export default meta;

function Buttons() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast.success('提交成功')}>成功</Button>
      <Button onClick={() => toast.error('提交失败')}>失败</Button>
    </>
  );
}

export const Said: StoryObj = {
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('提交成功')).toBeVisible();
  },
};
