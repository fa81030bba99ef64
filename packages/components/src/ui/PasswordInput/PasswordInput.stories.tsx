import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { PasswordInput } from './PasswordInput.js';

const meta = { title: 'ui/PasswordInput', component: PasswordInput } satisfies Meta<
  typeof PasswordInput
>;
export default meta;

export const Shown: StoryObj = {
  render: () => (
    <Field label="密码">
      {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="Huiqi@2026" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('密码');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(box).toHaveAttribute('type', 'text');
  },
};

export const Playground: StoryObj<typeof PasswordInput> = {
  args: { disabled: false, autoComplete: 'off', defaultValue: 'Huiqi@2026' },
  render: (args) => (
    <Field label="密码">{(control) => <PasswordInput {...args} {...control} />}</Field>
  ),
};
