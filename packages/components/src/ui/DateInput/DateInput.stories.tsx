import type { Meta, StoryObj } from '@storybook/react-vite';
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
