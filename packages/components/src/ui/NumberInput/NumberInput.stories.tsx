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
        <NumberInput
          {...control}
          value={value}
          onValueChange={setValue}
          unit="万元"
          decimals={2}
          min={1}
          max={5_000_000}
        />
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

/** Tab selects the amount: what is typed replaces it. */
export const ReplacedByKeyboard: StoryObj = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: '申请金额' });
    await userEvent.tab();
    await userEvent.keyboard('20');
    await userEvent.tab();
    await expect(box).toHaveValue('20');
  },
};

export const OutsideLimits: StoryObj = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('60000000');
    await userEvent.tab();
    await expect(canvas.getByText('应在 1 至 5,000,000 万元之间')).toBeVisible();
  },
};

export const Playground: StoryObj<typeof NumberInput> = {
  args: { value: '200', unit: '万元', decimals: 2, min: 1, max: 500 },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="申请金额">
        {(control) => <NumberInput {...args} {...control} value={value} onValueChange={setValue} />}
      </Field>
    );
  },
};
