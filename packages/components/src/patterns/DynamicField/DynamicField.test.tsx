import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DynamicField } from './DynamicField.js';
import type { DynamicEntry, DynamicFieldProps } from './types.js';

const draw = (inputType: string, entry: Partial<DynamicEntry> = {}, rest = {}) => {
  const props: DynamicFieldProps = {
    entry: { checkName: 'one', inputType, label: '一项', required: false, ...entry },
    id: 'one',
    value: '',
    onChange: () => undefined,
    ...rest,
  };
  return render(<DynamicField {...props} />);
};

it('is found by its label, says hint, error and that it is needed', async () => {
  const screen = await draw('TEXT', { required: true, hint: '按执照填写' }, { error: '请填写' });
  const field = screen.getByRole('textbox', { name: /一项/ });
  await expect.element(field).toHaveAttribute('aria-required', 'true');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/请填写/);
});

it.each([
  ['PHONE', 'tel'],
  ['TEL', 'tel'],
  ['EMAIL', 'email'],
  ['ID_CARD', 'text'],
  ['CREDIT_CODE', 'text'],
  ['MONEY', 'decimal'],
  ['PERCENT', 'decimal'],
  ['DATE', 'numeric'],
  ['MONTH', 'numeric'],
])('%s brings its keyboard', async (kind, inputMode) => {
  const field = (await draw(kind)).getByRole('textbox');
  await expect.element(field).toHaveAttribute('inputmode', inputMode);
  // The browser would truncate pasted text, and count in other units than the form.
  await expect.element(field).not.toHaveAttribute('maxlength');
});

it('never lets the browser complete an identity number', async () => {
  const field = (await draw('ID_CARD')).getByRole('textbox');
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
});

it('reports the value of the option, not its label', async () => {
  const onChange = vi.fn();
  const screen = await draw('RADIO', { options: [{ value: 'A', label: '信用' }] }, { onChange });
  await screen.getByRole('radio', { name: '信用' }).click();
  expect(onChange.mock.calls).toEqual([['A']]);
});

it('falls back to a line of text for a kind it does not know', async () => {
  const screen = await draw('NEW_KIND', { unit: '个' });
  await expect.element(screen.getByRole('textbox', { name: '一项' })).toBeVisible();
  await expect.element(screen.getByText('个')).toBeVisible();
});

it.each(['TEXT', 'MONEY', 'TEXTAREA', 'SELECT', 'COMPANY', 'DATE', 'PHONE', 'MONTH'])(
  '%s cannot be changed when it is only to be read',
  async (kind) => {
    const screen = await draw(kind, { readOnly: true, options: [] });
    const field = screen.getByLabelText('一项', { exact: true });
    await expect.element(field).toBeVisible();
    const control = field.element() as HTMLInputElement;
    expect(control.readOnly || control.disabled).toBe(true);
  },
);

it('RADIO keeps its value when it is read-only', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'A', label: '信用' },
    { value: 'B', label: '抵押' },
  ];
  const screen = await draw('RADIO', { readOnly: true, options }, { onChange, value: 'A' });
  await expect.element(screen.getByRole('radio', { name: '信用' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '信用' })).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: '抵押' })).toBeDisabled();
  await screen.getByText('抵押').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

it('RADIO says that it is needed and what is wrong', async () => {
  const options = [{ value: 'A', label: '信用' }];
  const screen = await draw('RADIO', { required: true, options }, { error: '请选择还款方式' });
  const group = screen.getByRole('radiogroup', { name: '一项' });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('请选择还款方式');
});
