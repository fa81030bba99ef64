import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from './LinkButton.js';

const meta = { title: 'ui/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <>
      {(['primary', 'secondary', 'text', 'danger'] as const).map((variant) => (
        <p key={variant}>
          <LinkButton href="#detail" variant={variant}>
            查看详情
          </LinkButton>
          <LinkButton href="#list" variant={variant} size="small">
            返回列表
          </LinkButton>
          <LinkButton href="#home" variant={variant} size="large">
            回到首页
          </LinkButton>
        </p>
      ))}
      <LinkButton href="#block" block>
        整行链接
      </LinkButton>
      <LinkButton href="https://credit.example" target="_blank">
        信用网站
      </LinkButton>
    </>
  ),
};

export const ByKeyboard: StoryObj<{ onClick: () => void }> = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <LinkButton
      href="#apply"
      variant="primary"
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      立即申请
    </LinkButton>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '立即申请' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
