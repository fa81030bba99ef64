import type { Request } from '@playwright/test';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';
import { readSettled } from '../support/settled.js';

// An application is begun on the way.
test.use({ data: 'widgets' });

const owner = '13800000001';

const isList = (request: Request) =>
  new URL(request.url()).pathname.endsWith('/product/index/page');

test('the market of an insurer has its own tag, region and pages, and a visit that goes on elsewhere has those of the site', async ({
  page,
}) => {
  const cards = page.getByRole('article');
  const asked = page.waitForRequest(isList);
  await page.goto('/cIGNALoan?bankId=1');
  const request = await asked;
  expect(await request.allHeaders()).toMatchObject({
    'x-service-tag': 'insurer',
    'x-scf-province': '340000',
    'x-scf-city': '0',
    'x-scf-district': '0',
  });
  const { searchParams } = new URL(request.url());
  expect([searchParams.get('size'), searchParams.get('bankId')]).toEqual(['6', '1']);
  await expect(cards).toHaveCount(5);

  await test.step('the way back from a product keeps the bank', async () => {
    const name = await readSettled(page, () => cards.first().getByRole('heading').innerText());
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cIGNAProductDetail\/\d+$/);
    // Until then the way back is that of the skeleton, and a click may end on a link that is gone.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: '贷款产品' }).first().click();
    await expect(page).toHaveURL(/\/cIGNALoan\?bankId=1$/);
    await expect(cards).toHaveCount(5);
  });
  await test.step('the other market is requested again, and this one on the way back', async () => {
    const front = page.waitForRequest(isList);
    await page.getByRole('link', { name: '普惠贷款' }).first().click();
    await expect(page).toHaveURL(/\/loan$/);
    expect((await front).headers()['x-service-tag']).toBe('front');
    await expect(cards).toHaveCount(8);
    const back = page.waitForRequest(isList);
    await page.goBack();
    expect((await back).headers()['x-service-tag']).toBe('insurer');
    await expect(cards).toHaveCount(5);
  });
  await test.step('a product off the shelf leads to the list', async () => {
    await page.goto('/cIGNAProductDetail/100705');
    await expect(page.getByText('该产品已被下架').first()).toBeVisible();
    await expect(page).toHaveURL(/\/cIGNALoan$/);
  });
});

test('a token in the address signs in and leaves it', async ({ page, request, server }) => {
  const answer = await request.post('/__sandbox/handover', {
    data: { account: owner, source: 'PARTNER' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`/cIGNAProductApply?productId=100001&token=${token}&source=PARTNER`);
  await expect(page).toHaveURL(/\/cIGNAProductApply\?productId=100001$/);
  await page.getByRole('button', { name: '选择申请企业' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/productId=100001&companyId=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(server.output()).not.toContain(token);
});

test('of what an address says of an order nothing is believed but its number', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  const evil = encodeURIComponent('https://evil.example/pay');
  await page.goto(`/cIGNASuccess?orderId=10000008&orderStatus=APPROVAL_SUCCESS&ewmUrl=${evil}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已拒绝');
  await expect(page.locator('main').getByRole('img', { name: /二维码/ })).toHaveCount(0);
  await page.goto('/cIGNAOrderDetails?orderId=999999999');
  await expect(page.getByText('订单不存在').first()).toBeVisible();
  await expect(page).toHaveURL(/\/cIGNAOrderDetails$/);
});
