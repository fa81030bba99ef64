import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pager } from './Pager.js';

it('names the current page and asks for another', async () => {
  const onChange = vi.fn();
  const screen = await render(<Pager index={2} size={10} total={45} onChange={onChange} />);
  const current = screen.getByRole('button', { name: '第 2 页' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: '下一页' }).click();
  await screen.getByRole('button', { name: '上一页' }).click();
  await screen.getByRole('button', { name: '第 5 页' }).click();
  expect(onChange.mock.calls).toEqual([[3], [1], [5]]);
});

it('has no step beyond its ends', async () => {
  const screen = await render(<Pager index={1} size={10} total={7} onChange={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});
