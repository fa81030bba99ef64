import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { DateInput } from './DateInput.js';

const meta = { title: 'ui/DateInput', component: DateInput } satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Field label="成立日期">
        {(control) => <DateInput {...control} value="2026-11-20" onChange={() => undefined} />}
      </Field>
      <Field label="到期日期" error="请选择到期日期">
        {(control) => <DateInput {...control} value="" onChange={() => undefined} />}
      </Field>
    </>
  ),
};

function Chosen() {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="营业期限至">
        {(control) => <DateInput {...control} value={value} min="2026-01-01" onChange={setValue} />}
      </Field>
      <p>已选：{value || '--'}</p>
    </>
  );
}

// The parts of a native date stand in the order of the browser's language, so the whole value is set.
export const Filled: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('营业期限至');
    await fireEvent.change(field, { target: { value: '2028-06-30' } });
    await expect(canvas.getByText('已选：2028-06-30')).toBeVisible();
    await fireEvent.change(field, { target: { value: '' } });
    await expect(canvas.getByText('已选：--')).toBeVisible();
  },
};
