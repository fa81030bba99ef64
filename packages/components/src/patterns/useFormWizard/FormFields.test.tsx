import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from './createFormStore.js';
import { FormFields } from './FormFields.js';
import type { WizardEntry } from './types.js';

const kinds = ['TEXT', 'TEXTAREA', 'MONEY', 'PHONE', 'ID_CARD'] as const;
const entries: readonly WizardEntry[] = kinds.map((inputType) => ({
  checkName: inputType,
  inputType,
  group: 'LOAN',
  label: inputType,
  required: false,
  maxLength: 10,
}));

async function show(values: Readonly<Record<string, string>> = {}) {
  const store = createFormStore(values);
  const form = {
    store,
    errors: {},
    left: {},
    leave: vi.fn(),
    attempt: 0,
    change: (name: string, value: string) => store.set(name, value),
    setBusy: () => undefined,
  };
  const view = await render(<FormFields idPrefix="f" {...{ form, entries }} />);
  const showError = (message: string) =>
    view.rerender(
      <FormFields idPrefix="f" {...{ entries }} form={{ ...form, errors: { TEXT: message } }} />,
    );
  return { store, showError, leave: form.leave };
}

const field = (kind: string) => page.getByLabelText(kind, { exact: true });

it.each([
  ['TEXT', '明月食品', '明月食品'],
  ['TEXTAREA', '采购原料', '采购原料'],
  ['MONEY', '1200', '1200'],
  ['PHONE', '13800000001', '13800000001'],
  ['ID_CARD', '11010519491231002x', '11010519491231002X'],
])('%s keeps what is typed and tells the form', async (kind, typed, stored) => {
  const { store } = await show();
  await userEvent.type(field(kind), typed);
  expect(store.get(kind)).toBe(stored);
  await expect.element(field(kind)).toHaveValue(typed);
  await expect.element(field(kind)).toHaveFocus();
});

it('counts the letters of a long text', async () => {
  await show({ TEXTAREA: '一二三' });
  await expect.element(page.getByText('3/10')).toBeVisible();
  await userEvent.type(field('TEXTAREA'), '四');
  await expect.element(page.getByText('4/10')).toBeVisible();
});

it.each(kinds)('%s shows what others write, also what it began with', async (kind) => {
  const { store } = await show();
  await userEvent.type(field(kind), '138');
  store.reset({});
  await expect.element(field(kind)).toHaveValue('');
  store.set(kind, '25');
  await expect.element(field(kind)).toHaveValue('25');
});

it('keeps what is typed when a message comes', async () => {
  const { showError } = await show();
  await userEvent.type(field('TEXT'), '明月');
  await showError('请输入完整的名称');
  await expect.element(field('TEXT')).toHaveValue('明月');
  await expect.element(field('TEXT')).toHaveAttribute('aria-invalid', 'true');
});

it('tells the form which field is left', async () => {
  const { leave } = await show();
  await userEvent.type(field('ID_CARD'), '110');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(field('PHONE'));
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([['ID_CARD']]));
});
