import { expect, test } from '../support/test.js';
import { logIn } from '../support/journey.js';

test("another user's order responds exactly like a missing one", async ({ page }) => {
  await page.goto('/login');
  await logIn(page, '13800000002');
  await expect(page).toHaveURL(/\/userCenter$/);
  const ask = (id: string) =>
    page.evaluate(async (orderId) => {
      const answer = await fetch(`/api/huiqi/order/user/${orderId}`);
      const { code, message } = (await answer.json()) as { code: string; message: string };
      return { status: answer.status, code, message };
    }, id);
  // The eighth order of the sample belongs to the first account.
  const foreign = await ask('10000008');
  expect(foreign).toEqual(await ask('19999999'));
  expect(foreign.status).toBe(404);
});

test('staff pages are closed to applicants, and visitors return to where they were', async ({
  page,
}) => {
  await page.goto('/userCenter/orders?orderStatus=ACCEPT_SUCCESS');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/userCenter\/orders\?orderStatus=ACCEPT_SUCCESS/);
  await page.goto('/applicationManage');
  // To applicants the address means their own applications.
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的申请');
});
