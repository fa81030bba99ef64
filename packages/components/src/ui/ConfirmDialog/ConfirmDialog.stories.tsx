import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta: Meta = { title: 'ui/ConfirmDialog' };
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
