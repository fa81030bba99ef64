import { logIn } from '../support/journey.js';
import { expect, test } from '../support/test.js';

/** Sent once the page stands: the visit is counted, and figures that change by the minute are in no page. */
const afterwards = ['/user/sys/addViews', '/order/statistics/home/statistics'];

for (const path of ['/', '/homePage', '/loan']) {
  test(`${path} carries its responses: a visitor's page sends no further request`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isLater = afterwards.some((one) => pathname.endsWith(one));
      if (pathname.startsWith('/api/') && !isLater) asked.push(pathname);
    });
    await page.goto(path);
    await expect(page.locator('[href*="productDetail"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('the signed-in user is requested from the server, and no page carries it', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, '13800000001');
  await expect(page).not.toHaveURL(/\/login/);
  const whoAmI = page.waitForResponse(/\/user\/info/);
  const document = await page.goto('/loan');
  expect(await document?.text()).not.toContain('user/info');
  const answer = (await (await whoAmI).json()) as { data: { id: string } };
  expect(answer.data.id).toBeTruthy();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(0);
});
