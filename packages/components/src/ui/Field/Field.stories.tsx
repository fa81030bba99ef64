import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../Input/Input.js';
import { Field } from './Field.js';

const meta = { title: 'ui/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Field label="企业名称" required hint="与营业执照一致">
        {(control) => <Input {...control} />}
      </Field>
      <Field label="手机号" error="请输入正确的手机号">
        {(control) => <Input {...control} defaultValue="138" />}
      </Field>
    </>
  ),
};

export const Playground: StoryObj<typeof Field> = {
  args: {
    label: '企业名称',
    required: true,
    hint: '与营业执照一致',
    error: '',
    children: (control) => <Input {...control} />,
  },
};
