import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Input } from './Input.js';

const meta = { title: 'ui/Input', component: Input } satisfies Meta<typeof Input>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Input aria-label="普通" placeholder="请输入" />
      <Input aria-label="只读" defaultValue="91500231MA5U0000X1" readOnly />
      <Input aria-label="不可用" disabled />
      <Input aria-label="有误" aria-invalid defaultValue="abc" />
      <Input aria-label="金额" suffix="万元" inputMode="decimal" />
    </>
  ),
};

export const Typed: StoryObj = {
  render: () => (
    <>
      <Input
        aria-label="手机号"
        inputMode="numeric"
        clean={(text) => text.replace(/\D/g, '').slice(0, 11)}
      />
      <Input aria-label="统一社会信用代码" defaultValue="91500231MA5U0000X1" readOnly />
      <Input aria-label="备注" disabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('138 0000 00012345');
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
    await userEvent.tab();
    const code = canvas.getByRole('textbox', { name: '统一社会信用代码' });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('X');
    await expect(code).toHaveValue('91500231MA5U0000X1');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '备注' })).not.toHaveFocus();
  },
};

export const Playground: StoryObj<typeof Input> = {
  args: { 'aria-label': '申请金额', placeholder: '请输入', suffix: '万元' },
};
