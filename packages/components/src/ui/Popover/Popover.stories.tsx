import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Popover } from './Popover.js';

const meta = { title: 'ui/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;

export const Opened: StoryObj = {
  render: () => (
    <Popover label="消息" trigger={<Button>消息</Button>}>
      <p>暂无未读消息</p>
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: '消息' });
    await userEvent.click(trigger);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('暂无未读消息')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText('暂无未读消息')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: StoryObj<typeof Popover> = {
  args: {
    label: '消息',
    align: 'start',
    closeOnMouseLeave: false,
    trigger: <Button>消息</Button>,
    children: '暂无未读消息',
  },
};
