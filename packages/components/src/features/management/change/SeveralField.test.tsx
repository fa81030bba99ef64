import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { fillCopy } from '../../../provider/copy.js';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { SeveralField } from './SeveralField.js';

it('adds one choice after another without leaving the field', async () => {
  const store = createFormStore({ field: '' });
  const options = ['甲', '乙', '丙'].map((label) => ({ value: label, label }));
  const entry = { checkName: 'field', label: '名单', inputType: 'TEXT', options } as never;
  const screen = await render(
    <SeveralField
      id="field"
      {...{ entry, store }}
      onChange={(field, value) => store.set(field, value)}
    />,
  );
  const field = screen.getByRole('combobox');
  await field.fill('乙');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(store.get('field')).toBe('乙'));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(store.get('field')).toBe('乙,甲'));
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: fillCopy(copy.removeOne, { name: '乙' }) }).click();
  await field.fill('乙');
  await screen.getByRole('option', { name: '乙' }).click();
  await vi.waitFor(() => expect(store.get('field')).toBe('甲,乙'));
  await expect.element(field).toHaveFocus();
});
