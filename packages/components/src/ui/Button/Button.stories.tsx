import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';

const meta = { title: 'ui/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <>
      {(['primary', 'secondary', 'text', 'danger'] as const).map((variant) => (
        <p key={variant}>
          <Button variant={variant}>提交</Button>
          <Button variant={variant} size="small">
            小号
          </Button>
          <Button variant={variant} disabled>
            不可用
          </Button>
          <Button variant={variant} loading>
            提交中
          </Button>
        </p>
      ))}
      <Button block>整行按钮</Button>
    </>
  ),
};

export const PressedOnce: StoryObj<{ onClick: () => void }> = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <>
      <Button onClick={onClick}>申请</Button>
      <Button loading onClick={onClick}>
        申请中
      </Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '申请' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /申请中/ }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Playground: StoryObj<typeof Button> = {
  args: { children: '提交', variant: 'primary', size: 'medium', loading: false, disabled: false },
};
