import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicFields } from './DynamicFields.js';
import { storyAreas, storyCompanies, storyEntries } from './storyEntries.js';
import type { FieldChoices, UploadSlotProps } from './types.js';

const meta = { title: 'patterns/DynamicField' } satisfies Meta;
export default meta;

/** Replaces the upload of a feature. */
function Files({ id, label, names, keys, onChange, error }: UploadSlotProps) {
  return (
    <p>
      <button
        id={id}
        type="button"
        aria-describedby={`${id}-files`}
        onClick={() => onChange([...keys, `finance/${keys.length}.pdf`], [...names, '执照.pdf'])}
      >
        {label}
      </button>
      <span id={`${id}-files`}>{[...names, error].filter(Boolean).join('、')}</span>
    </p>
  );
}

const choices: FieldChoices = {
  areas: storyAreas,
  companies: storyCompanies,
  upload: Files,
  today: '2026-11-22',
};

interface ExampleProps {
  readonly values?: Readonly<Record<string, string>>;
  readonly error?: string;
  readonly readOnly?: boolean;
}

const nothing = {};

function Example({ values: start = nothing, error, readOnly }: ExampleProps) {
  const [values, setValues] = useState(start);
  const asked = storyEntries.filter(({ inputType }) => !/^(GROUP|FIXED_TEXT)$/.test(inputType));
  return (
    <DynamicFields
      idPrefix="entry"
      entries={storyEntries.map((one) => ({ ...one, readOnly }))}
      values={values}
      errors={error ? Object.fromEntries(asked.map((one) => [one.checkName, error])) : {}}
      attempt={0}
      choices={choices}
      onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
    />
  );
}

const filled = {
  text: '垫江县明月食品有限公司',
  credit_code: '91500231MA5U0000X1',
  company: '91500231MA5U0000X1',
  date: '2018-03-01',
  area: '510104',
  month: '2026-10',
  money: '1200000',
  number: '12',
  percent: '3.85',
  select: 'A',
  radio: 'B',
  checkbox: 'A,C',
  date_range: '2026-12-01~2027-06-30',
  textarea: '秋季收购榨菜、花椒等原料',
  upload: 'finance/1.pdf,finance/2.png',
  'upload#names': '营业执照.pdf/门头照片.png',
  phone: '13800000001',
  tel: '023-74612345',
  email: 'zhou@mingyue.example',
  id_card: '11010519491231002X',
  recommendation_code: '系统分配',
  agreement: 'true',
};

export const AllKinds: StoryObj = { render: () => <Example /> };
export const Filled: StoryObj = { render: () => <Example values={filled} /> };
export const Wrong: StoryObj = { render: () => <Example error="请检查填写的内容" /> };
export const ReadOnly: StoryObj = { render: () => <Example values={filled} readOnly /> };

export const ByKeyboard: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/贷款金额/), '1200000');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/贷款金额/)).toHaveValue('1,200,000');
    canvas.getByRole('radio', { name: '信用' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '信用' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('经营地区：省份'), '四川省');
    await userEvent.selectOptions(canvas.getByLabelText('经营地区：区县'), '青羊区');
    await expect(canvas.getByLabelText('经营地区：城市')).toHaveValue('510100');
    canvas.getByRole('button', { name: '系统分配' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/推荐码/)).toHaveValue('系统分配');
    canvas.getByRole('button', { name: '《征信查询授权书》' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '已阅读并同意' }));
    await expect(canvas.getByRole('checkbox', { name: /征信查询授权书/ })).toBeChecked();
  },
};
