import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pager } from './Pager.js';

it('marks the current page and requests another', async () => {
  const onChange = vi.fn();
  const screen = await render(<Pager index={2} size={10} total={45} onChange={onChange} />);
  const current = screen.getByRole('button', { name: '第 2 页' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: '下一页' }).click();
  await screen.getByRole('button', { name: '上一页' }).click();
  await screen.getByRole('button', { name: '第 5 页' }).click();
  expect(onChange.mock.calls).toEqual([[3], [1], [5]]);
});

it('cannot go before the first or past the last page', async () => {
  const screen = await render(<Pager index={1} size={10} total={7} onChange={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

it('shows gaps, the total and the last page of a long list', async () => {
  const onChange = vi.fn();
  const screen = await render(<Pager index={50} size={10} total={995} onChange={onChange} />);
  await expect.element(screen.getByText('共 995 条')).toBeVisible();
  const pages = screen.getByRole('button', { name: /第 \d+ 页/ }).elements();
  expect(pages.map((page) => page.textContent)).toEqual(
    expect.arrayContaining(['1', '49', '50', '51', '100']),
  );
  expect(pages.length).toBeLessThan(12);
  await screen.rerender(<Pager index={100} size={10} total={995} onChange={onChange} />);
  await expect.element(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '上一页' })).toBeEnabled();
});

it('is a named landmark, and shows one page for an empty list', async () => {
  const screen = await render(
    <Pager index={1} size={10} total={0} label="订单分页" onChange={vi.fn()} />,
  );
  await expect.element(screen.getByRole('navigation', { name: '订单分页' })).toBeVisible();
  expect(screen.getByRole('button', { name: /第 \d+ 页/ }).elements()).toHaveLength(1);
});

it('consists of links where pages have addresses, whose way the host decides', async () => {
  const opened: number[] = [];
  const screen = await render(
    <Pager
      index={2}
      size={10}
      total={45}
      onChange={() => undefined}
      linkFor={(page) => ({
        href: `?index=${page}`,
        onClick: (event) => {
          event.preventDefault();
          opened.push(page);
        },
      })}
    />,
  );
  const next = screen.getByRole('link', { name: '下一页' });
  await expect.element(next).toHaveAttribute('href', '?index=3');
  await next.click();
  await screen.getByRole('link', { name: '第 5 页' }).click();
  expect(opened).toEqual([3, 5]);
  await expect
    .element(screen.getByRole('link', { name: '第 2 页' }))
    .toHaveAttribute('aria-current', 'page');
});
