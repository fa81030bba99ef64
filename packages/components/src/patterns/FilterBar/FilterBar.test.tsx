import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FilterBar } from './FilterBar.js';

const applied = [
  { key: 'term', label: '期限：7-12个月' },
  { key: 'area', label: '地区：成都市' },
];
const ignore = () => undefined;

it('removes the one filter that was pressed', async () => {
  const onRemove = vi.fn();
  const screen = await render(
    <FilterBar label="筛选" applied={applied} onRemove={onRemove} onClear={ignore}>
      <input aria-label="关键词" />
    </FilterBar>,
  );
  await screen.getByRole('button', { name: '移除条件 地区：成都市' }).click();
  expect(onRemove.mock.calls).toEqual([['area']]);
  await expect.element(screen.getByRole('region', { name: '筛选' })).toHaveFocus();
});

it('clears all at once', async () => {
  const onClear = vi.fn();
  const screen = await render(
    <FilterBar label="筛选" applied={applied} onRemove={ignore} onClear={onClear}>
      <input aria-label="关键词" />
    </FilterBar>,
  );
  await screen.getByRole('button', { name: '清除全部' }).click();
  expect(onClear).toHaveBeenCalledOnce();
});

it('offers nothing to clear when nothing is applied', async () => {
  const screen = await render(
    <FilterBar label="筛选" applied={[]} onRemove={ignore} onClear={ignore}>
      <input aria-label="关键词" />
    </FilterBar>,
  );
  await expect.element(screen.getByRole('textbox', { name: '关键词' })).toBeVisible();
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});
