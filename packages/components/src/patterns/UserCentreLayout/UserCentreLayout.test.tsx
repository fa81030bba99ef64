import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { UserCentreLayout } from './UserCentreLayout.js';

const onOpen = vi.fn();
const items = Array.from({ length: 9 }, (_unused, turn) => ({
  id: String(turn),
  label: `栏目名称${turn}`,
  href: `#${turn}`,
  onOpen,
}));
const draw = (current: string) => (
  <div className={themeRoot}>
    <UserCentreLayout
      nav={{ label: '用户中心', items, current }}
      counts={['一', '二', '三', '四', '五'].map((label) => ({
        label,
        value: '2',
        href: `#${label}`,
        onOpen,
      }))}
    >
      <h1>页面</h1>
    </UserCentreLayout>
  </div>
);

it('marks the current page, and leaves its links to the host', async () => {
  const screen = await render(draw('2'));
  const nav = screen.getByRole('navigation', { name: '用户中心' });
  await expect
    .element(nav.getByRole('link', { name: '栏目名称2' }))
    .toHaveAttribute('aria-current', 'page');
  expect(nav.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  await nav.getByRole('link', { name: '栏目名称1' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('has one list for each group, in order', async () => {
  const grouped = items.map((item, turn) => ({ ...item, group: turn < 5 ? '办理事项' : '账号' }));
  const screen = await render(
    <UserCentreLayout nav={{ label: '用户中心', items: grouped, current: '6' }}>
      页面
    </UserCentreLayout>,
  );
  const lists = screen.getByRole('navigation').getByRole('list');
  await expect.element(lists.first()).toHaveAccessibleName('办理事项');
  expect(lists.elements().map(({ childElementCount }) => childElementCount)).toEqual([5, 4]);
});

it('shows counts up to 999, and none of nothing', async () => {
  const counted = [0, 999, 10_001].map((count, turn) => ({ ...items[turn]!, count }));
  const screen = await render(
    <UserCentreLayout nav={{ label: '用户中心', items: counted, current: '1' }}>
      页面
    </UserCentreLayout>,
  );
  const links = screen.getByRole('navigation').getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '栏目名称0',
    '栏目名称1999',
    '栏目名称2999+',
  ]);
});

it('has four counts that link, and no more', async () => {
  const screen = await render(draw('2'));
  expect(screen.getByRole('link', { name: /^[一二三四五] ?2$/ }).elements()).toHaveLength(4);
});

it('keeps 200 px for rows of 40 px beside the page', async () => {
  await page.viewport(1440, 800);
  const screen = await render(draw('2'));
  expect(screen.getByRole('navigation').element().getBoundingClientRect().width).toBe(200);
  const row = screen.getByRole('link', { name: '栏目名称2' }).element();
  expect(row.getBoundingClientRect().height).toBe(40);
});

it('becomes tabs that scroll to the current one, without moving the page', async () => {
  await page.viewport(375, 600);
  const screen = await render(draw('8'));
  const nav = screen.getByRole('navigation').element();
  const tab = screen.getByRole('link', { name: '栏目名称8' }).element();
  expect(nav.scrollLeft).toBeGreaterThan(0);
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(376);
  expect(window.scrollY).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
