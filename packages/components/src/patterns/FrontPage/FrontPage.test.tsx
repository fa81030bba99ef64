import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { FrontPage, type FrontPageProps } from './FrontPage.js';
import { OfferGrid, type Offer } from './OfferGrid.js';

const onOpen = vi.fn();
const offers = Array.from({ length: 9 }, (_unused, turn): Offer => ({
  id: String(turn),
  name: `产品${turn}`,
  giver: '银行',
  value: '300',
  unit: '万元',
  note: '年利率 3.45% 起',
  href: `#${turn}`,
  onOpen,
}));
const props: FrontPageProps = {
  banner: { title: '找贷款', sentence: '一次填写', search: <input aria-label="关键词" /> },
  tasks: ['一', '二', '三', '四', '五'].map((label) => ({
    icon: 'bank',
    label,
    href: `#${label}`,
  })),
  offers: {
    title: '推荐产品',
    all: { label: '全部产品', href: '#all' },
    content: <OfferGrid offers={offers} />,
  },
  news: {
    title: '动态',
    items: Array.from({ length: 6 }, (_unused, turn) => ({
      id: String(turn),
      title: `动态${turn}`,
      date: `2026-11-0${turn + 1}`,
      href: `#news${turn}`,
    })),
  },
};
const draw = (given: Partial<FrontPageProps> = {}) =>
  render(
    <div className={themeRoot}>
      <FrontPage {...props} {...given} />
    </div>,
  );

it('holds the search in its banner, beside the one h1', async () => {
  const screen = await draw();
  const banner = screen.getByRole('heading', { level: 1 }).element().closest('header');
  expect(banner?.querySelector('input')).not.toBeNull();
});

it('draws at most four tasks, eight offers and five news, all of them links', async () => {
  await page.viewport(1440, 900);
  const screen = await draw();
  expect(screen.getByRole('link', { name: /^[一二三四五]$/ }).elements()).toHaveLength(4);
  const region = screen.getByRole('region', { name: '推荐产品' });
  expect(region.getByRole('link', { name: /^.*产品\d/ }).elements()).toHaveLength(8);
  const news = screen.getByRole('region', { name: '动态' });
  expect(news.getByRole('link').elements()).toHaveLength(5);
  await region.getByRole('link', { name: /产品0/ }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows three news and offers of two lines on a phone', async () => {
  await page.viewport(375, 700);
  const screen = await draw();
  const news = screen.getByRole('region', { name: '动态' });
  expect(news.getByRole('link').elements()).toHaveLength(3);
  const name = screen.getByText('产品0').element().getBoundingClientRect();
  const value = screen.getByRole('link', { name: /产品0/ }).getByText('300').element();
  expect(value.getBoundingClientRect().left).toBeGreaterThan(name.left);
  expect(Math.abs(value.getBoundingClientRect().top - name.top)).toBeLessThan(8);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

it('says so where there are no news', async () => {
  const screen = await draw({ news: { title: '动态', items: [] } });
  await expect.element(screen.getByRole('region', { name: '动态' })).toHaveTextContent('暂无数据');
});
