import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { NumberInput } from './NumberInput.js';

const meta = { title: 'ui/NumberInput', component: NumberInput } satisfies Meta<typeof NumberInput>;
export default meta;

function Amount() {
  const [value, setValue] = useState('1234567.5');
  return (
    <Field label="申请金额">
      {(control) => (
        <NumberInput {...control} value={value} onValueChange={setValue} unit="万元" decimals={2} />
      )}
    </Field>
  );
}

export const Grouped: StoryObj = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: '申请金额' });
    await expect(box).toHaveValue('1,234,567.5');
    await userEvent.clear(box);
    await userEvent.type(box, '2000');
    await userEvent.tab();
    await expect(box).toHaveValue('2,000');
  },
};
