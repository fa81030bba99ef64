import { png } from '../support/sampleFiles.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const owner = '13800000001';
const picture = (name = 'logo.png') => ({ name, mimeType: 'image/png', buffer: png(64, 48) });

test('a picture is uploaded, shown, kept, and open to everybody without what was hidden in it', async ({
  page,
  server,
  playwright,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/upload')) sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await dialog.getByLabel(/头像/).setInputFiles(picture());
  await expect(dialog.getByRole('img', { name: /预览/ })).toBeVisible();
  await expect(dialog.getByLabel('更换头像')).toBeAttached();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.reload();
  const shown = page.locator('img[src*="/user/file?key="]').first();
  await expect(shown).toHaveJSProperty('naturalWidth', 64);
  const visitor = await playwright.request.newContext();
  const src = await readSettled(page, () => shown.getAttribute('src'));
  const response = await visitor.get(new URL(src ?? '', server.url).href);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename=logo.png',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers()['content-security-policy']).toContain('sandbox');
  expect((await response.body()).includes('SECRET-PLACE')).toBe(false);
  await visitor.dispose();
});
