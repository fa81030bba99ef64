import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DynamicField } from './DynamicField.js';
import type { DynamicEntry } from './types.js';

const meta = { title: 'patterns/DynamicField', component: DynamicField } satisfies Meta<
  typeof DynamicField
>;
export default meta;

const options = [
  { value: 'A', label: '信用' },
  { value: 'B', label: '抵押' },
];
const entry = (inputType: string, label: string, rest: Partial<DynamicEntry> = {}) => ({
  checkName: inputType.toLowerCase(),
  inputType,
  label,
  required: false,
  ...rest,
});
const entries: readonly DynamicEntry[] = [
  entry('TEXT', '企业名称', { required: true, maxLength: 50 }),
  entry('MONEY', '贷款金额', { unit: '万元', required: true, hint: '最多 500 万元' }),
  entry('NUMBER', '贷款期限', { unit: '个月' }),
  entry('TEXTAREA', '贷款用途', { maxLength: 200 }),
  entry('SELECT', '担保方式', { options }),
  entry('RADIO', '还款方式', { options }),
  entry('AREA', '所在地区'),
  entry('DATE', '成立日期'),
  entry('PHONE', '联系电话'),
  entry('ID_CARD', '身份证号'),
  entry('CREDIT_CODE', '统一社会信用代码'),
];

function Example({ error, readOnly }: { readonly error?: string; readonly readOnly?: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return entries.map((one) => (
    <DynamicField
      key={one.checkName}
      id={`entry-${one.checkName}`}
      entry={{ ...one, readOnly }}
      error={error}
      value={values[one.checkName] ?? ''}
      areas={[{ value: '510100', label: '四川省 成都市' }]}
      onChange={(value) => setValues((before) => ({ ...before, [one.checkName]: value }))}
    />
  ));
}

export const AllVariants: StoryObj = { render: () => <Example /> };
export const Wrong: StoryObj = { render: () => <Example error="请检查填写的内容" /> };
export const ReadOnly: StoryObj = { render: () => <Example readOnly /> };

export const Filled: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/贷款金额/), '1200000');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/贷款金额/)).toHaveValue('1,200,000');
    canvas.getByRole('radio', { name: '信用' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '信用' })).toBeChecked();
  },
};
