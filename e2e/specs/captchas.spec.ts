import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/sandboxTest.js';

const applicant = '13800000001';

const isResponseOf = (path: string) => (response: Response) =>
  new URL(response.url()).pathname.endsWith(`/user/captcha/${path}`);

async function keyOf(response: Promise<Response>): Promise<string> {
  const { data } = (await (await response).json()) as { data: { key: string } };
  return data.key;
}

async function openTab(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: '手机验证码登录' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Opens the captcha dialog of login by phone; returns the key of its first picture. */
async function askForCode(page: Page, phone: string): Promise<string> {
  const drawn = page.waitForResponse(isResponseOf('graphic'));
  await page.goto('/login');
  await openTab(page);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  return keyOf(drawn);
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const sent = (page: Page) => page.getByRole('button', { name: /秒后重新获取/ });

test('characters of a picture: wrong ones say so and bring another picture', async ({
  page,
  sandbox,
}) => {
  // Other specs send codes to this phone too.
  const before = await sandbox.messages(applicant);
  const first = await askForCode(page, applicant);
  const dialog = dialogOf(page);
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('img')).toBeVisible();

  const second = page.waitForResponse(isResponseOf('graphic'));
  await field.fill('----');
  await field.press('Enter');
  await expect(dialog.getByText('图形验证码错误')).toBeVisible();
  const key = await keyOf(second);
  expect(key).not.toBe(first);
  expect(await sandbox.messages(applicant)).toEqual(before);

  const third = page.waitForResponse(isResponseOf('graphic'));
  await dialog.getByRole('button', { name: '看不清，换一张' }).click();
  await field.fill((await sandbox.captchaAnswer(await keyOf(third))).toLowerCase());
  await field.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('验证码已发送至138****0001').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /短信验证码/ })).toBeFocused();
  expect(await sandbox.messages(applicant)).toHaveLength(before.length + 1);

  // The wait survives a reload, and the tab's storage does not contain the phone.
  await page.reload();
  await openTab(page);
  await page.getByRole('textbox', { name: '手机号' }).fill(applicant);
  await expect(sent(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('huiqi-code-wait');
  expect(stored).not.toContain(applicant);
});

test('the slide is dragged; without sight and dragging, the machine proves its work under the strict policy', async ({
  page,
  sandbox,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  const phone = '13800000004';
  await askForCode(page, phone);
  const dialog = dialogOf(page);
  const drawn = page.waitForResponse(isResponseOf('picture'));
  await dialog.getByRole('button', { name: '换用滑块验证' }).click();
  const { x = 0 } = await sandbox.captcha(await keyOf(drawn));
  await expect(dialog.getByRole('img')).toBeVisible();
  const slider = dialog.getByRole('slider');
  // Waits until it stands still.
  await slider.hover();
  const { box, most } = await slider.evaluate((element: HTMLInputElement) => ({
    box: element.getBoundingClientRect(),
    most: Number(element.max),
  }));
  const thumb = 48;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + thumb / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + thumb / 2 + (x / most) * (box.width - thumb), y, { steps: 12 });
  await page.mouse.up();
  await expect(sent(page)).toBeVisible();
  expect(await sandbox.messages(phone)).toHaveLength(1);

  const other = '13800000005';
  await page.getByRole('textbox', { name: '手机号' }).fill(other);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '无法查看图片？自动验证' }).click();
  await expect(sent(page)).toBeVisible({ timeout: 30_000 });
  expect(await sandbox.messages(other)).toHaveLength(1);
  expect(problems).toEqual([]);
});
