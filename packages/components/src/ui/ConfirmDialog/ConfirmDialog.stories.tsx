import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = { title: 'ui/ConfirmDialog', component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <ConfirmDialog open onOpenChange={() => undefined} title="解绑企业" onOk={() => undefined}>
      解绑后将无法以该企业名义申请贷款。
    </ConfirmDialog>
  ),
};

export const Danger: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      danger
      loading
      onOpenChange={() => undefined}
      title="删除消息"
      okText="删除"
      onOk={() => undefined}
    />
  ),
};

export const ByKeyboard: StoryObj<{ onOk: () => void; onOpenChange: (open: boolean) => void }> = {
  args: { onOk: fn(), onOpenChange: fn() },
  render: (args) => <ConfirmDialog open title="退出登录" {...args} />,
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: '确定' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOk).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onOk).toHaveBeenCalledTimes(1);
  },
};
