import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { FilterBar } from './FilterBar.js';

const meta = { title: 'patterns/FilterBar' } satisfies Meta;
export default meta;

const both = [
  { key: 'term', label: '期限：7-12个月' },
  { key: 'area', label: '地区：成都市' },
];

function Example({ start = both }: { readonly start?: typeof both }) {
  const [applied, setApplied] = useState(start);
  return (
    <FilterBar
      label="筛选产品"
      applied={applied}
      onRemove={(key) => setApplied((before) => before.filter((one) => one.key !== key))}
      onClear={() => setApplied([])}
    >
      <Field label="期限">
        {(control) => <Select {...control} options={[{ value: '', label: '不限' }]} />}
      </Field>
    </FilterBar>
  );
}

export const NothingApplied: StoryObj = { render: () => <Example start={[]} /> };
export const Applied: StoryObj = { render: () => <Example /> };

export const ByKeyboard: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '移除条件 期限：7-12个月' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /7-12个月/ })).toBeNull();
    canvas.getByRole('button', { name: '清除全部' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list', { name: '已选条件' })).toBeNull();
  },
};
