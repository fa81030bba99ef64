import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Field } from '../Field/Field.js';
import { Input } from '../Input/Input.js';
import { Dialog } from './Dialog.js';

const meta = { title: 'ui/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
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

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>选择企业</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="选择企业"
        footer={<Button variant="primary">确定</Button>}
      >
        <p>重庆明月食品有限公司</p>
      </Dialog>
    </>
  );
}

export const ByKeyboard: StoryObj = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '选择企业' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '选择企业' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Esc or a click outside loses no input. */
export const AsksBeforeDiscarding: StoryObj = {
  render: () => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="录入放款"
      footer={<Button variant="primary">确认放款</Button>}
    >
      <Field label="放款金额">{(control) => <Input {...control} />}</Field>
    </Dialog>
  ),
  play: async () => {
    const box = await screen.findByRole('textbox', { name: '放款金额' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('100{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '继续填写' })).toHaveFocus());
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** Fills the viewport of a phone; the footer stays at the bottom. */
export const Sheet: StoryObj = {
  render: () => (
    <Dialog
      open
      variant="sheet"
      onOpenChange={() => undefined}
      title="筛选"
      footer={<Button variant="primary">查看 12 个结果</Button>}
    >
      <Field label="关键词">{(control) => <Input {...control} />}</Field>
    </Dialog>
  ),
};

export const Playground: StoryObj<typeof Dialog> = {
  args: {
    title: '选择企业',
    description: '请选择本次申请的企业',
    width: 520,
    variant: 'window',
    children: '重庆明月食品有限公司',
  },
  render: function Kept(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>选择企业</Button>
        <Dialog {...args} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
};
