import { company } from '../support/journey.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';

test('the overview says what waits and how much there is, and each entry leads to it', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter');
  const todos = page.getByRole('region', { name: '待办事项' }).getByRole('listitem');
  const waiting = todos.filter({ hasText: '等待放款' }).first();
  await expect(waiting).toContainText(company);
  await waiting.getByRole('link', { name: /^查看申请/ }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
  await page.goBack();
  for (const label of ['全部申请', '已授信']) {
    const count = page.getByRole('link', { name: new RegExp(`^${label} ?\\d+$`) });
    const number = /\d+/.exec(await readSettled(page, () => count.innerText()))?.[0];
    await count.click();
    await expect(page).toHaveURL(/\/userCenter\/orders/);
    await expect(page.getByText(`共 ${number} 笔申请`).first()).toBeVisible();
    await page.goBack();
  }

  const navigation = page.getByRole('navigation', { name: '企业中心' });
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  const paths = await readSettled(page, () => navigation.getByRole('link').evaluateAll(hrefs));
  expect(paths.length).toBeGreaterThanOrEqual(5);
  for (const path of paths) {
    await navigation.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(`${server.url}${path}`);
    const current = navigation.locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', String(path));
  }
  // The name of a page in the query, as in the specification.
  await page.goto('/userCenter?whichPage=noticeCenter&noticeStatus=READ');
  await expect(page).toHaveURL(/\/userCenter\/notices\?noticeStatus=READ$/);
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('nickname and picture are changed where they are shown; the password has a dialog with an address', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  const stored = page.waitForResponse(/\/user\/upload$/);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  expect((await stored).ok()).toBe(true);
  await expect(dialog.getByText('更换头像').first()).toBeVisible();
  await dialog.getByLabel(/^昵称/).fill('明月食品财务');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('banner').getByRole('button', { name: /^用户菜单/ });
  await expect(menu).toHaveAccessibleName(/明月食品财务/);
  for (const landmark of ['banner', 'main'] as const)
    await expect(page.getByRole(landmark).locator('img[src*="/user/file?key="]')).toHaveCount(1);

  await page.getByRole('link', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/userCenter\/profile\?dialog=password$/);
  await page.reload();
  await expect(page.getByRole('dialog', { name: /密码/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/userCenter\/profile$/);
  await expect(page.getByRole('main').getByText('明月食品财务')).toBeVisible();
});

test('a page of the user centre requests nothing twice and shows its first row early', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  for (const [width, most] of [
    [1440, 360],
    [375, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    asked.length = 0;
    await page.goto('/userCenter/orders');
    const row = page.locator('main tbody tr').first();
    const box = await readSettled(page, () => row.boundingBox());
    expect(box?.y).toBeLessThanOrEqual(most);
    expect(asked.filter((one, place) => asked.indexOf(one) !== place)).toEqual([]);
  }
});
