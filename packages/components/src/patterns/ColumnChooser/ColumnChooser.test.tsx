import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { parsePreference } from '../preference/preferenceStore.js';
import { ColumnChooser } from './ColumnChooser.js';
import {
  arrangeColumns,
  columnPreference,
  completeChoice,
  type ColumnOption,
} from './columnChoice.js';

const options: readonly ColumnOption[] = [
  { key: 'company', label: '企业名称', fixed: true, initial: true },
  { key: 'amount', label: '申请金额', initial: true },
  { key: 'source', label: '申请来源' },
];
const table = options.map(({ key }) => ({ key }));
const keysOf = (choice: Parameters<typeof arrangeColumns>[2]) =>
  arrangeColumns(table, options, choice).map(({ key }) => key);

it('shows what is there at first, then what is chosen, in the chosen order', () => {
  expect(keysOf([])).toEqual(['company', 'amount']);
  expect(
    keysOf([
      { key: 'source', shown: true },
      { key: 'amount', shown: true },
    ]),
  ).toEqual(['company', 'source', 'amount']);
});

it('keeps its first column, drops columns that are gone and adds new ones as they are meant', () => {
  const choice = [
    { key: 'gone', shown: true },
    { key: 'company', shown: false },
    { key: 'source', shown: true },
  ];
  expect(keysOf(choice)).toEqual(['company', 'source', 'amount']);
  expect(completeChoice(options, choice)).toHaveLength(3);
});

it('reads nothing from a damaged choice but its whole parts', () => {
  const preference = columnPreference('orders');
  const read = (value: unknown) =>
    parsePreference(preference, JSON.stringify({ version: 1, value }));
  expect(read('no list')).toEqual([]);
  expect(read([null, { key: 1, shown: true }, { key: 'a', shown: false }])).toEqual([
    { key: 'a', shown: false },
  ]);
});

it('is worked with the keyboard, and the first column cannot be taken away', async () => {
  const onChange = vi.fn();
  const screen = await render(<ColumnChooser columns={options} choice={[]} onChange={onChange} />);
  await screen.getByRole('button', { name: '列设置' }).click();
  const dialog = screen.getByRole('dialog', { name: '列设置' });
  await expect.element(dialog.getByRole('checkbox')).toHaveLength(2);
  await expect.element(dialog.getByRole('button', { name: '恢复默认' })).toBeDisabled();
  const up = dialog.getByRole('button', { name: '上移 申请金额' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  (up.element() as HTMLElement).click();
  expect(onChange).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: '下移 申请金额' }).click();
  expect(onChange).toHaveBeenCalledWith([
    { key: 'source', shown: false },
    { key: 'amount', shown: true },
  ]);
});
