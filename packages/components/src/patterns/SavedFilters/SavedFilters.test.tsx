import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { parsePreference } from '../preference/preferenceStore.js';
import { SavedFilters } from './SavedFilters.js';
import {
  addSaved,
  maxSaved,
  nameProblem,
  savedFilterPreference,
  type SavedFilter,
} from './filterNames.js';

const one: SavedFilter = { id: '1', name: '大额', query: 'moneyStart=300' };

it('gives each its own id, also after others were deleted, and takes no more than it keeps', () => {
  const second = addSaved([{ ...one, id: '7' }], ' 税贷 ', 'a=b');
  expect(second[1]).toEqual({ id: '8', name: '税贷', query: 'a=b' });
  const full = Array.from({ length: maxSaved }, (_, at) => ({ ...one, id: String(at) }));
  expect(addSaved(full, '再来', 'x')).toBe(full);
});

it('wants a name that no other filter has', () => {
  expect(nameProblem([one], '  ')).toBe('请输入名称');
  expect(nameProblem([one], '大额 ')).toBe('已有同名的筛选');
  expect(nameProblem([one], '大额', '1')).toBeUndefined();
  expect(nameProblem([one], '小额')).toBeUndefined();
});

it('reads whole filters only', () => {
  const text = JSON.stringify({ version: 1, value: [one, { id: 2 }, null, 'x'] });
  expect(parsePreference(savedFilterPreference('orders'), text)).toEqual([one]);
});

function Example() {
  const [saved, setSaved] = useState<readonly SavedFilter[]>([one]);
  return (
    <SavedFilters
      saved={saved}
      onChange={setSaved}
      current="tab=all"
      canSave
      hrefFor={(query) => `#?${query}`}
      onApply={() => undefined}
    />
  );
}

it('is renamed, and deleted after a second question', async () => {
  const screen = await render(<Example />);
  const chip = screen.getByRole('link', { name: '大额' });
  await expect.element(chip).toHaveAttribute('href', '#?moneyStart=300');
  await expect.element(chip).not.toHaveAttribute('aria-current');
  await screen.getByRole('button', { name: '管理常用筛选' }).click();
  await screen.getByRole('button', { name: '改名 大额' }).click();
  const name = screen.getByRole('textbox', { name: '名称' }).last();
  await name.fill('三百万以上');
  await screen.getByRole('button', { name: '改名' }).click();
  await expect.element(screen.getByRole('link', { name: '三百万以上' })).toBeVisible();
  await screen.getByRole('button', { name: '删除 三百万以上' }).click();
  const keep = screen.getByRole('button', { name: '保留' });
  await expect.element(keep).toHaveFocus();
  await screen.getByRole('button', { name: '确认删除' }).click();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: '保存当前条件' })).toHaveFocus();
});
