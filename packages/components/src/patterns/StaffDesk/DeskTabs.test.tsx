import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { DeskTabs } from './DeskTabs.js';

const names = [
  '等我处理',
  '今天到期',
  '已超期',
  '分配给我',
  '待经信委审核',
  '待银行审核',
  '已授信待放款',
  '已放款',
  '未通过',
  '全部',
];
const rare = ['已放款', '未通过'];

const setUp = async (current: string, width: number) => {
  await page.viewport(width, 900);
  return render(
    <div className={themeRoot}>
      <DeskTabs
        label="申请管理"
        tabs={names.map((id) => ({
          id,
          label: id,
          count: '128',
          href: `#${id}`,
          isRare: rare.includes(id),
        }))}
        current={current}
      />
    </div>,
  );
};
const tab = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const more = page.getByRole('button', { name: '更多' });

it('keeps what is rarely looked at behind a button, unless it is the current tab', async () => {
  const screen = await setUp('等我处理', 1440);
  await expect.element(tab('全部')).toBeVisible();
  await expect.element(tab('已放款')).not.toBeInTheDocument();
  await more.click();
  await expect.element(tab('已放款')).toBeVisible();
  await page.getByRole('button', { name: '收起' }).click();
  await expect.element(tab('已放款')).not.toBeInTheDocument();
  await screen.unmount();
  await setUp('未通过', 1440);
  await expect.element(tab('未通过')).toHaveAttribute('aria-current', 'page');
});

it('hides no tab at either edge, whichever is the current one', async () => {
  for (const width of [1440, 1024, 800])
    for (const current of ['等我处理', '全部']) {
      const screen = await setUp(current, width);
      const { left, right } = page.getByRole('list').element().getBoundingClientRect();
      for (const link of screen.container.querySelectorAll('a')) {
        const edges = link.getBoundingClientRect();
        expect(edges.left, `${width} ${link.textContent}`).toBeGreaterThanOrEqual(left);
        expect(edges.right, `${width} ${link.textContent}`).toBeLessThanOrEqual(right);
      }
      await screen.unmount();
    }
  await page.viewport(1440, 900);
});

it('has one line on a phone, in which the current tab is in sight', async () => {
  await setUp('全部', 375);
  const list = page.getByRole('list').element();
  const current = tab('全部').element();
  expect(list.getBoundingClientRect().height).toBeLessThan(60);
  expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(375);
  await page.viewport(1440, 900);
});
