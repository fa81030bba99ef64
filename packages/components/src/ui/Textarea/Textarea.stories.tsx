import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './Textarea.js';

const meta = { title: 'ui/Textarea', component: Textarea } satisfies Meta<typeof Textarea>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Textarea aria-label="备注" rows={3} placeholder="请输入备注" />
      <Textarea aria-label="有误" aria-invalid defaultValue="过短" />
    </>
  ),
};

export const Playground: StoryObj<typeof Textarea> = {
  args: { 'aria-label': '备注', rows: 3, placeholder: '请输入备注' },
};
