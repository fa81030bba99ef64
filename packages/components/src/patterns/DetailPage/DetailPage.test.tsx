import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { DetailPage, type DetailPageProps } from './DetailPage.js';

const props: DetailPageProps = {
  back: { label: '贷款产品', href: '#list' },
  name: '惠农振兴贷',
  giver: '重庆农村商业银行',
  figures: ['额度', '利率', '期限', '多余'].map((label) => ({ label, value: '1' })),
  sections: [
    { id: 'a', title: '产品介绍', content: <p>介绍</p> },
    { id: 'b', title: '申请条件', content: <div style={{ height: 1600 }}>条件</div> },
  ],
  aside: {
    label: '申请',
    figure: { label: '每月约还', value: '2,961.05', unit: '元' },
    action: { label: '立即申请' },
    children: <a href="tel:1">咨询电话</a>,
  },
};
const draw = (given: Partial<DetailPageProps> = {}) =>
  render(
    <div className={themeRoot}>
      <DetailPage {...props} {...given} />
    </div>,
  );

it('has one h1, a region a section, and no more than three figures', async () => {
  const screen = await draw();
  expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('惠农振兴贷');
  await expect.element(screen.getByRole('region', { name: '申请条件' })).toHaveTextContent('条件');
  const labels = screen.getByRole('term').elements();
  expect(labels.map(({ textContent }) => textContent)).toEqual(['额度', '利率', '期限']);
});

it('goes back by a real link whose plain click the host may take', async () => {
  const onOpen = vi.fn();
  const screen = await draw({ back: { label: '贷款产品', href: '#list', onOpen } });
  const link = screen.getByRole('link', { name: '贷款产品' });
  await expect.element(link).toHaveAttribute('href', '#list');
  await link.click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each([
  [1440, 320],
  [1024, 276],
])('puts the aside beside the page of %i px, %i wide', async (width, expected) => {
  await page.viewport(width, 800);
  const screen = await draw();
  const aside = screen.getByRole('complementary').element().getBoundingClientRect();
  expect(aside.width).toBeCloseTo(expected, 0);
  const main = screen.getByRole('region', { name: '产品介绍' }).element().getBoundingClientRect();
  expect(aside.left).toBeGreaterThan(main.right);
});

it.each([1023, 375])('keeps number and action at the lower edge at %i px', async (width) => {
  await page.viewport(width, 700);
  const screen = await draw();
  const action = screen.getByRole('button', { name: '立即申请' }).element();
  const number = screen.getByText('2,961.05').element();
  for (const element of [action, number]) {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThan(700 - 65);
    expect(bottom).toBeLessThanOrEqual(700);
  }
  const phone = screen.getByRole('link', { name: '咨询电话' }).element().getBoundingClientRect();
  expect(phone.top).toBeGreaterThan(700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('keeps the reason of a refusal in sight, beside the action', async () => {
  await page.viewport(375, 700);
  const notice = <p>不在您的服务地区</p>;
  const screen = await draw({ aside: { label: '申请', action: { label: '立即申请' }, notice } });
  const { bottom } = screen.getByText('不在您的服务地区').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(700);
});
