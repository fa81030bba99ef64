import type { Page, Response } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';

const norma = '13800000001';

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
  const before = await sandbox.messages(norma);
  const first = await askForCode(page, norma);
  const dialog = dialogOf(page);
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const second = page.waitForResponse(isResponseOf('graphic'));
  await field.fill('----');
  await field.press('Enter');
  await expect(dialog.getByText('图形验证码错误')).toBeVisible();
  const key = await keyOf(second);
  expect(key).not.toBe(first);
  expect(await sandbox.messages(norma)).toEqual(before);

  const third = page.waitForResponse(isResponseOf('graphic'));
  await dialog.getByRole('button', { name: '看不清，换一张' }).click();
  await field.fill((await sandbox.captchaAnswer(await keyOf(third))).toLowerCase());
  await field.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('验证码已发送至138****0001').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /短信验证码/ })).toBeFocused();
  expect(await sandbox.messages(norma)).toHaveLength(before.length + 1);

  // The wait survives a reload and names no phone in the storage of the tab.
  await page.reload();
  await openTab(page);
  await page.getByRole('textbox', { name: '手机号' }).fill(norma);
  await expect(sent(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('huiqi-code-wait');
  expect(stored).not.toContain(norma);
});

test('the slide, by keyboard: a wrong place brings another picture, the right one sends the code', async ({
  page,
  sandbox,
}) => {
  const phone = '13800000002';
  await askForCode(page, phone);
  const dialog = dialogOf(page);
  const drawn = page.waitForResponse(isResponseOf('picture'));
  await dialog.getByRole('button', { name: '换用滑块验证' }).click();
  await drawn;
  const slider = dialog.getByRole('slider');
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const again = page.waitForResponse(isResponseOf('picture'));
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('验证失败，已换一张图片，请重试')).toBeVisible();
  const { x = 0 } = await sandbox.captcha(await keyOf(again));
  await expect(slider).toHaveValue('0');
  await expect(slider).toBeFocused();
  for (let at = 0; at < Math.round(x / 4); at += 1) await page.keyboard.press('ArrowRight');
  // The dialog closes after half a second: watched from before the key.
  const succeeded = dialog.getByText('验证成功').waitFor();
  await page.keyboard.press('Enter');
  await succeeded;
  await expect(sent(page)).toBeVisible();
  expect(await sandbox.messages(phone)).toHaveLength(1);
});

test('the slide, dragged', async ({ page, sandbox }) => {
  const phone = '13800000004';
  await askForCode(page, phone);
  const dialog = dialogOf(page);
  const drawn = page.waitForResponse(isResponseOf('picture'));
  await dialog.getByRole('button', { name: '换用滑块验证' }).click();
  const { x = 0 } = await sandbox.captcha(await keyOf(drawn));
  await expect(dialog.getByRole('img')).toBeVisible();
  const slider = dialog.getByRole('slider');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible');
  const thumb = 48;
  const most = Number(await slider.getAttribute('max'));
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + thumb / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + thumb / 2 + (x / most) * (box.width - thumb), y, { steps: 12 });
  const succeeded = dialog.getByText('验证成功').waitFor();
  await page.mouse.up();
  await succeeded;
  await expect(sent(page)).toBeVisible();
});

test('neither sight nor dragging: the machine proves its work, under the strict policy', async ({
  page,
  sandbox,
}) => {
  const phone = '13800000005';
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  await askForCode(page, phone);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '无法查看图片？自动验证' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(sent(page)).toBeVisible({ timeout: 30_000 });
  expect(await sandbox.messages(phone)).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a limit says how long to wait, a failure says so; the dialog is out of the way', async ({
  page,
  sandbox,
}) => {
  await sandbox.failNext('sendLoginCaptcha', '003001', { retryAfterSeconds: 42 });
  const key = await askForCode(page, '13800000006');
  const field = dialogOf(page).getByRole('textbox');
  await field.fill(await sandbox.captchaAnswer(key));
  await field.press('Enter');
  await expect(page.getByText('您操作太频繁了').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /4[0-2]秒后重新获取/ })).toBeDisabled();
  await expect(dialogOf(page)).toHaveCount(0);

  await sandbox.failNext('sendLoginCaptcha', '100503');
  const other = await askForCode(page, '13800000007');
  await field.fill(await sandbox.captchaAnswer(other));
  await field.press('Enter');
  await expect(page.getByText('服务暂不可用，请稍后重试').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});
