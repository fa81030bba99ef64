import { expect, test } from '../support/test.js';

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 375, height: 800 },
  });

  test('one is shown the address for a computer, never a foreign one, and may go on to it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/phoneGoToPC?to=//evil.example/');
    await expect(page.getByText(/\/homePage$/)).toBeVisible();
    await page.goto('/loan?term=7-12');
    await expect(page).toHaveURL(/\/phoneGoToPC\?to=/);
    await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
    await expect(page.getByText(/\/loan\?term=7-12$/)).toBeVisible();
    asked.length = 0;
    await page.reload();
    await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
    const askedForUser = () => asked.filter((path) => path.endsWith('/user/info')).length;
    expect(askedForUser()).toBe(0);
    await page.getByRole('button', { name: '继续用手机访问' }).click();
    await expect(page).toHaveURL(/\/loan\?term=7-12$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(askedForUser()).toBeGreaterThan(0);
  });
});
