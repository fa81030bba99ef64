import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { FrontPage, type FrontPageProps } from './FrontPage.js';
import { NewsLines } from './NewsLines.js';
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
  banner: {
    slides: [
      { id: '1', title: '找贷款', sentence: '一次填写', link: { label: '去看看', href: '#1' } },
      { id: '2', title: '办续贷', link: { label: '去看看', href: '#2' } },
    ],
    search: <input aria-label="关键词" />,
  },
  figures: [
    { label: '累计放款', value: '10,300', unit: '万元' },
    { label: '受理申请', value: '240', unit: '笔' },
  ],
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
    content: (
      <NewsLines
        emptyText="暂无动态"
        items={Array.from({ length: 6 }, (_unused, turn) => ({
          id: String(turn),
          title: `动态${turn}`,
          date: `2026-11-0${turn + 1}`,
          href: `#news${turn}`,
        }))}
      />
    ),
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

it('shows a slide when its button is pressed, and says which one is shown', async () => {
  await page.viewport(1440, 900);
  const screen = await draw();
  const second = screen.getByRole('button', { name: '第 2 张，共 2 张' });
  await second.click();
  await expect.element(second).toHaveAttribute('aria-current', 'true');
  const track = screen.getByText('办续贷').element().closest('ul');
  await expect.poll(() => track?.scrollLeft).toBe(track?.clientWidth);
});

it('stops and starts the slides', async () => {
  const screen = await draw();
  await screen.getByRole('button', { name: '暂停轮播' }).click();
  await expect.element(screen.getByRole('button', { name: '继续轮播' })).toBeVisible();
});

it('has no controls for a single slide', async () => {
  const screen = await draw({
    banner: { ...props.banner, slides: props.banner.slides.slice(0, 1) },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('找贷款');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
