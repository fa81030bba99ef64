import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DynamicField } from './DynamicField.js';
import { storyAreas, storyCompanies } from './storyEntries.js';
import type { DynamicEntry, FieldChoices, UploadSlotProps } from './types.js';

const seen = vi.fn<(value: string) => void>();
beforeEach(() => seen.mockClear());
const last = () => seen.mock.lastCall?.[0];

const options = ['甲', '乙', '丙'].map((label, turn) => ({ value: `V${turn}`, label }));
const own: FieldChoices = { areas: storyAreas, companies: storyCompanies, today: '2026-11-22' };

/** Renders a field that keeps its input. */
function show(inputType: string, entry: Partial<DynamicEntry> = {}, start = '', choices = own) {
  function Kept() {
    const [value, setValue] = useState(start);
    const [names, setNames] = useState('');
    return (
      <DynamicField
        entry={{ checkName: 'one', inputType, label: '一项', required: false, ...entry }}
        id="one"
        {...{ value, names, choices }}
        onNamesChange={setNames}
        onChange={(next) => {
          seen(next);
          setValue(next);
        }}
      />
    );
  }
  return render(<Kept />);
}

/** Pastes text like a clipboard. */
function paste(text: string) {
  const field = document.activeElement as HTMLInputElement;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

it.each([
  ['PHONE', '+86 138-0000 0001', '13800000001', '138 0000 0001'],
  ['PHONE', '023-6880 1234 转 801', '023-68801234转801', '023-68801234转801'],
  ['PHONE', '１３８００００００００１'.slice(0, 11), '13800000000', '138 0000 0000'],
  ['ID_CARD', '110105 19491231 002x', '11010519491231002X', '110105 19491231 002X'],
  ['CREDIT_CODE', '91500231-ma5u0000x-1', '91500231MA5U0000X1', '91500231 MA5U0000X 1'],
  ['MONEY', '￥1,200,000.50元', '1200000.50', '1,200,000.50'],
  ['PERCENT', '3.85%', '3.85', '3.85'],
  ['MONTH', '2026年6月', '2026-06', '2026-06'],
  ['RECOMMENDATION_CODE', ' A1B2 ', 'A1B2', 'A1B2'],
])('%s takes %s from the clipboard', async (kind, text, value, shown) => {
  const screen = await show(kind);
  const field = screen.getByRole('textbox');
  await field.click();
  paste(text);
  await userEvent.keyboard('{Tab}');
  expect(last()).toBe(value);
  await expect.element(field).toHaveValue(shown);
});

it('does not touch what is typed while it is typed, and groups it afterwards', async () => {
  const screen = await show('PHONE');
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('138 0000');
  await expect.element(field).toHaveValue('138 0000');
  await userEvent.keyboard('0001{Tab}');
  await expect.element(field).toHaveValue('138 0000 0001');
  expect(last()).toBe('13800000001');
});

it('reads a month when Enter sends the form', async () => {
  const screen = await show('MONTH');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('202606{Enter}');
  expect(last()).toBe('2026-06');
  await screen.getByRole('textbox').fill('去年');
  await userEvent.keyboard('{Tab}');
  expect(last()).toBe('去年');
});

it('counts characters as people do, says how many are left, and cuts nothing off', async () => {
  const screen = await show('TEXTAREA', { maxLength: 12 });
  const field = screen.getByRole('textbox');
  await field.fill('𬭎𬭎');
  await expect.element(screen.getByText('2/12')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('还可输入不到10个字');
  await field.fill('一'.repeat(15));
  await expect.element(screen.getByText('15/12')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('已超出3个字');
});

it('CHECKBOX keeps the order of the options, by keyboard too', async () => {
  const screen = await show('CHECKBOX', { options, minChoices: 1, maxChoices: 2 });
  const group = screen.getByRole('group', { name: '一项' });
  await expect.element(group).toHaveAccessibleDescription('请选择1至2项');
  screen.getByRole('checkbox', { name: '丙' }).element().focus();
  await userEvent.keyboard(' ');
  await screen.getByRole('checkbox', { name: '甲' }).click();
  expect(last()).toBe('V0,V2');
  await screen.getByRole('checkbox', { name: '丙' }).click();
  expect(last()).toBe('V0');
});

it('DATE_RANGE has both days in one value, within its limits', async () => {
  const screen = await show('DATE_RANGE', { latest: 'TODAY', required: true });
  await screen.getByLabelText('开始日期').fill('2026-11-01');
  expect(last()).toBe('2026-11-01~');
  await screen.getByLabelText('结束日期').fill('2026-11-30');
  expect(last()).toBe('2026-11-01~2026-11-30');
  const group = screen.getByRole('group', { name: /一项/ });
  await expect.element(group).toHaveAccessibleDescription('日期不能晚于 2026-11-22');
  await screen.getByLabelText('开始日期').fill('');
  await screen.getByLabelText('结束日期').fill('');
  expect(last()).toBe('');
});

it('AREA asks level by level, and has a value only at the last', async () => {
  const screen = await show('AREA', { required: true });
  const level = (name: string) => screen.getByRole('combobox', { name: `一项：${name}` });
  await level('省份').selectOptions('重庆市');
  expect(last()).toBe('');
  await level('区县').selectOptions('垫江县');
  expect(last()).toBe('500231');
  await level('省份').selectOptions('四川省');
  // There is only one city to choose.
  await expect.element(level('城市')).toHaveValue('510100');
  expect(last()).toBe('');
  await level('区县').selectOptions('青羊区');
  expect(last()).toBe('510105');
  await level('省份').selectOptions('');
  expect(last()).toBe('');
  await expect.element(level('城市')).not.toBeInTheDocument();
});

it('AREA shows a value from before, and waits for its areas', async () => {
  const screen = await show('AREA', {}, '510105');
  await expect.element(screen.getByLabelText('一项：省份')).toHaveValue('510000');
  await expect.element(screen.getByLabelText('一项：区县')).toHaveValue('510105');
  const waiting = await show('AREA', { label: '另一项' }, '510105', {});
  await expect.element(waiting.getByRole('combobox', { name: '另一项' })).toBeDisabled();
});

it('COMPANY is chosen by name and sends the credit code', async () => {
  const screen = await show('COMPANY');
  const field = screen.getByRole('combobox', { name: '一项' });
  await field.fill('恒星');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(last()).toBe('91500231MA5U0001X2');
  await expect.element(field).toHaveValue('垫江县恒星农机专业合作社');
});

it('RECOMMENDATION_CODE can be left to the system, and taken back', async () => {
  const screen = await show('RECOMMENDATION_CODE');
  await screen.getByRole('button', { name: '系统分配' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('系统分配');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('readonly');
  await screen.getByRole('button', { name: '自行填写' }).click();
  expect(last()).toBe('');
});

it('AGREEMENT opens its text and is accepted there or here', async () => {
  const screen = await show('AGREEMENT', { label: '查询授权书', text: '同意查询。' });
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意《查询授权书》' });
  await screen.getByRole('button', { name: '《查询授权书》' }).click();
  const dialog = screen.getByRole('dialog', { name: '查询授权书' });
  await expect.element(dialog.getByText('同意查询。')).toBeVisible();
  await dialog.getByRole('button', { name: '已阅读并同意' }).click();
  expect(last()).toBe('true');
  await expect.element(box).toBeChecked();
  await box.click();
  expect(last()).toBe('');
});

it('GROUP and FIXED_TEXT only say something', async () => {
  const screen = await show('GROUP', { label: '经营情况', text: '按上年度填写' });
  await expect.element(screen.getByRole('heading', { level: 3, name: '经营情况' })).toBeVisible();
  const text = await show('FIXED_TEXT', { label: '材料要求', text: '请上传原件' });
  await expect.element(text.getByText('请上传原件')).toBeVisible();
});

function Files({ id, label, keys, names, onChange }: UploadSlotProps) {
  return (
    <button
      id={id}
      type="button"
      onClick={() =>
        onChange([...keys, `finance/${keys.length}.pdf`], [...names, `合/同${keys.length}.pdf`])
      }
    >
      {label}：{names.join('、')}
    </button>
  );
}

it('UPLOAD keeps keys, and names beside them', async () => {
  const screen = await show('UPLOAD', { maxFiles: 2, required: true }, '', { upload: Files });
  await screen.getByRole('button', { name: /上传一项/ }).click();
  await screen.getByRole('button', { name: /上传一项/ }).click();
  expect(last()).toBe('finance/0.pdf,finance/1.pdf');
  await expect.element(screen.getByText('上传一项：合同0.pdf、合同1.pdf')).toBeVisible();
});

it('UPLOAD lists what is only to be read', async () => {
  const screen = await show('UPLOAD', { readOnly: true }, 'finance/0.pdf', { upload: Files });
  await expect.element(screen.getByText('文件1')).toBeVisible();
});
