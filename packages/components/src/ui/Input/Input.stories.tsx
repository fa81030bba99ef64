import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './Input.js';

const meta: Meta = { title: 'ui/Input' };
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
