import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { Dialog } from './Dialog.js';

const meta: Meta = { title: 'ui/Dialog' };
export default meta;

export const Open: StoryObj = {
  render: () => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="选择企业"
      description="请选择本次申请的企业"
      footer={<Button>确定</Button>}
    >
      <p>重庆明月食品有限公司</p>
    </Dialog>
  ),
};
