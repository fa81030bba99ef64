import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { DateInput } from './DateInput.js';

const meta = { title: 'ui/DateInput', component: DateInput } satisfies Meta<typeof DateInput>;
export default meta;

type Story = StoryObj;

export const States: Story = {
  render: () => (
    <>
      <Field label="成立日期">
        {(control) => <DateInput {...control} value="2026-11-20" onChange={() => undefined} />}
      </Field>
      <Field label="到期日期" error="请选择到期日期">
        {(control) => <DateInput {...control} value="" onChange={() => undefined} />}
      </Field>
      <Field label="登记日期" hint="由工商登记带出">
        {(control) => (
          <DateInput {...control} value="2019-03-08" disabled onChange={() => undefined} />
        )}
      </Field>
    </>
  ),
};

function Chosen({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="营业期限至">
        {(control) => (
          <DateInput
            {...control}
            value={value}
            min="2026-01-01"
            max="2046-12-31"
            onChange={setValue}
          />
        )}
      </Field>
      <p>已选：{value || '--'}</p>
    </>
  );
}

export const Filled: Story = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('营业期限至');
    await userEvent.type(field, '20280630');
    await expect(canvas.getByText('已选：2028-06-30')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText('已选：--')).toBeVisible();
  },
};

export const Wrong: Story = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('营业期限至');
    await userEvent.type(field, '2028-02-30');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/没有“2028-02-30”这一天/);
    await expect(field).toHaveValue('2028-02-30');
  },
};

export const Opened: Story = {
  render: () => <Chosen start="2026-11-20" />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    const page = within(canvasElement.ownerDocument.body);
    const calendar = await page.findByRole('dialog', { name: '选择日期' });
    await expect(within(calendar).getByRole('grid', { name: '2026年11月' })).toBeVisible();
    await waitFor(() =>
      expect(within(calendar).getByRole('button', { name: /11月20日/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('已选：2026-11-27')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await page.findByRole('dialog', { name: '选择日期' });
  },
};

export const Playground: StoryObj<typeof DateInput> = {
  args: { value: '2026-11-20', min: '2026-01-01', max: '2046-12-31', disabled: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="到期日期">
        {(control) => <DateInput {...args} {...control} value={value} onChange={setValue} />}
      </Field>
    );
  },
};
