import type { Page } from '@playwright/test';
import { isTakenOver } from '../support/isTakenOver.js';
import { expectToFit } from '../support/lookAt.js';
import { expect, test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const count = async (page: Page) => {
  const text = await page
    .getByText(/^共 \d+ 个产品$/)
    .first()
    .innerText();
  return Number(/\d+/.exec(text)?.[0]);
};

test.describe('the list', () => {
  test('shows eight products a page in the default order, and turns pages in the address', async ({
    page,
  }) => {
    await page.goto('/loan');
    await isTakenOver(page);
    const asked = page.waitForRequest(/\/product\/index\/page/);
    await page.getByRole('link', { name: '第 2 页', exact: true }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({ index: '2', size: '8', sortOrder: '3' });
    await page.reload();
    await expect(page).toHaveURL(/[?&]index=2/);
    await expect(cards(page)).toHaveCount(8);
    await page.getByRole('link', { name: '第 3 页', exact: true }).click();
    await expect(page).toHaveURL(/[?&]index=3/);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]index=2/);
  });

  test('each filter narrows it, stands in the address and goes with its chip', async ({ page }) => {
    await page.goto('/loan');
    const all = await count(page);
    await page.getByRole('button', { name: '更多筛选' }).click();
    const choices = [
      ['产品类别', '税务贷', /productCategoryId=1/],
      ['贷款额度', '501万以上', /amount=501-/],
      ['贷款期限', '7-12个月', /term=7-12/],
      ['担保方式', '质押', /guaranteeType=PLEDGE/],
      ['担保方式', '一般担保', /guaranteeType=GENERAL/],
      ['所属银行', '中国建设银行', /bankId=1/],
      ['产品分类', '热门', /productClassify=HOT/],
    ] as const;
    for (const [field, value, address] of choices) {
      await page.getByLabel(field, { exact: true }).selectOption({ label: value });
      await expect(page).toHaveURL(address);
      const chip = page.getByRole('button', { name: `移除条件 ${field}：${value}` });
      await expect(chip).toBeVisible();
      await expect.poll(() => count(page)).toBeLessThan(all);
      await chip.click();
      await expect(page).toHaveURL(/\/loan$/);
      await expect.poll(() => count(page)).toBe(all);
    }
  });

  test('filters survive a reload and apply together', async ({ page }) => {
    await page.goto('/loan?productCategoryId=1&guaranteeType=CREDIT&sortOrder=2');
    await page.reload();
    await expect(page.getByRole('button', { name: /^移除条件/ })).toHaveCount(2);
    for (const card of await cards(page).all())
      await expect(card.getByText(/^(?:信用|信用或抵押)$/)).toBeVisible();
    await expect(page.getByLabel('排序')).toHaveValue('2');
    await page.getByRole('button', { name: '清除全部' }).click();
    await expect(page).toHaveURL(/\/loan\?sortOrder=2$/);
  });

  test('the lowest rate leads whatever its period', async ({ page }) => {
    await page.goto('/loan?sortOrder=2&keyword=贷');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('排序').selectOption({ label: '额度最高' });
    await expect(page).toHaveURL(/sortOrder=4/);
    await expect(
      cards(page)
        .first()
        .getByText(/^3,000/),
    ).toBeVisible();
  });

  test('an external product opens its platform in a new window, and the button says so', async ({
    page,
  }) => {
    await page.goto('/loan?keyword=善新贷');
    const link = cardOf(page, '善新贷').getByRole('link');
    await expect(link).toHaveText(/前往办理.*在新窗口打开/);
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('each kind of rate, guarantee and repayment is on screen', async ({ page }) => {
    const shown = [
      ['日日贷', '日利率', '信用', '随借随还'],
      ['商户月供贷', '月利率', '一般担保', '等额本金'],
      ['项目前期贷', '其他', '抵押', '等额本金'],
      ['仓单通', '年利率', '质押', '按月付息，到期还本'],
      ['房税快贷', '年利率', '信用或抵押', '等额本息'],
    ] as const;
    for (const [name, rate, guarantee, repayment] of shown) {
      await page.goto(`/loan?keyword=${encodeURIComponent(name)}`);
      const card = cardOf(page, name);
      await expect(card.getByText(rate, { exact: true })).toBeVisible();
      await expect(card.getByText(guarantee, { exact: true })).toBeVisible();
      await card.getByRole('link', { name: '查看详情' }).click();
      await expect(page).toHaveURL(/\/productDetail\/\d+\?productName=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const facts = page.getByRole('region', { name: '产品要点' });
      await expect(facts.getByText(guarantee, { exact: true })).toBeVisible();
      await expect(facts.getByText(new RegExp(repayment))).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  for (const height of [667, 900]) {
    test.describe(`375 × ${height}`, () => {
      test.use({ viewport: { width: 375, height } });

      test('filters fold, and the first product lies above y = 320', async ({ page }) => {
        await page.goto('/loan');
        await expect(cards(page).first()).toBeVisible();
        const box = await cards(page).first().boundingBox();
        expect(box?.y).toBeLessThan(320);
        await expect(page.getByLabel('贷款期限', { exact: true })).toBeHidden();
        await page.getByRole('button', { name: '筛选', exact: true }).click();
        const sheet = page.getByRole('dialog', { name: '筛选' });
        await sheet.getByLabel('贷款期限').selectOption({ label: '7-12个月' });
        await sheet.getByLabel('担保方式').selectOption({ label: '信用' });
        await sheet.getByRole('button', { name: /^查看 \d+ 个结果$/ }).click();
        await expect(sheet).toBeHidden();
        await expect(page.getByRole('button', { name: '筛选（2）' })).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(375);
      });
    });
  }
});

test.describe('categories', () => {
  const pages = [
    ['/taxation', '税务贷'],
    ['/tobaccoLoan', '烟商贷'],
    ['/hotelLoan', '酒店贷'],
    ['/renewalProducts', '续贷'],
    ['/epidemicLoan', '抗疫贷'],
    ['/personLoan', '个人贷'],
  ] as const;

  test('each has its title, its products and filters of its own', async ({ page }) => {
    for (const [path, title] of pages) {
      const asked = page.waitForRequest(/\/product\/index\/page/);
      await page.goto(path);
      const query = new URL((await asked).url()).searchParams;
      expect(query.get('productCategoryId'), path).toMatch(/^[1-6]$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByLabel('产品类别', { exact: true })).toHaveCount(0);
      const place = page.getByRole('navigation', { name: '贷款专区' });
      await expect(place.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('filters stay in the address, and the way leads on to another category', async ({
    page,
  }) => {
    await page.goto('/taxation');
    await page.getByLabel('担保方式', { exact: true }).selectOption({ label: '信用' });
    await expect(page).toHaveURL(/\/taxation\?guaranteeType=CREDIT$/);
    await page.reload();
    await expect(page.getByRole('button', { name: '移除条件 担保方式：信用' })).toBeVisible();
    await page
      .getByRole('navigation', { name: '贷款专区' })
      .getByRole('link', { name: '烟商贷' })
      .click();
    await expect(page).toHaveURL(/\/tobaccoLoan$/);
  });

  test('what is applied for in WeChat stands with its codes', async ({ page }) => {
    const answered = page.waitForResponse(/\/product\/wechat\/page/);
    await page.goto('/wechatLoan');
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('img', { name: '微捷贷的微信办理二维码' })).toBeVisible();
    await expect(page.getByRole('img', { name: '仓单通的微信办理二维码' })).toBeVisible();
  });
});

test('no accessibility violations and no sideways scrolling at three widths', async ({ page }) => {
  test.setTimeout(120_000);
  const addresses = [
    '/loan',
    '/taxation',
    '/wechatLoan',
    '/productDetail/100001',
    '/productDetail/100702',
    '/loan/compare?ids=100001,100706,100709',
    '/loan/compare',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFit(page, address);
  }
});
