import { hostileFiles, pdf, png } from '../support/hostileFiles.js';
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
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  const visitor = await playwright.request.newContext();
  const src = await shown.getAttribute('src');
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

test('a refused picture says why, and another one takes its place', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel(/头像/);
  await expect(input).toHaveAccessibleDescription(/PNG 或 JPG，不超过2 MB/);
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByText('“a.pdf”的格式不支持')).toBeVisible();
  await input.setInputFiles({ ...picture(), buffer: pdf });
  await expect(dialog.getByText(/上传失败：文件内容与扩展名不一致/)).toBeVisible();
  await input.setInputFiles(picture());
  await expect(dialog.getByText(/上传失败/)).toBeHidden();
  await expect(dialog.getByRole('img', { name: /预览/ })).toBeVisible();
});

test('an upload goes on after the connection was lost', async ({ page, server, context }) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  await dialog.getByLabel(/头像/).setInputFiles(picture());
  await expect(dialog.getByText('网络已断开，恢复后自动继续上传')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('网络已断开，恢复后自动继续上传')).toBeHidden();
  await expect(dialog.getByRole('img', { name: /预览/ })).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
});

test('a login that ran out loses nothing: the upload goes on after the next one', async ({
  page,
  server,
  context,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/profile');
  await page.getByRole('button', { name: '修改昵称和头像' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('昵称').fill('明月食品');
  // What the page itself asks for would lead to the login; the next question about notices comes in half a minute.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await dialog.getByLabel(/头像/).setInputFiles(picture());
  await expect(dialog.getByText('登录超时，请重新登录')).toBeVisible();
  await expect(page).toHaveURL(/\/userCenter\/profile/);
  // As in another tab: both share the cookie.
  await signIn(page, server.url, owner);
  await dialog.getByRole('button', { name: /^重试/ }).click();
  await expect(dialog.getByText('登录超时，请重新登录')).toBeHidden();
  await expect(dialog.getByLabel('昵称')).toHaveValue('明月食品');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('what no platform should store is refused with words (V-31, V-32)', () => {
  for (const [what, file, words] of hostileFiles) {
    test(what, async ({ page, server }) => {
      await signIn(page, server.url, owner);
      const response = await page.request.post('/api/huiqi/ticket/upload/batchUpload', {
        headers: { 'x-request-id': 'web-uploads-000001', origin: server.url },
        multipart: { files: file },
      });
      expect([400, 413]).toContain(response.status());
      const { fieldErrors } = (await response.json()) as { fieldErrors: { message: string }[] };
      expect(fieldErrors[0]?.message).toMatch(words);
    });
  }
});

test("another user's file responds exactly like a missing one", async ({ page, server }) => {
  await signIn(page, server.url, owner);
  const stored = await page.request.post('/api/huiqi/ticket/upload/batchUpload', {
    headers: { 'x-request-id': 'web-uploads-000002', origin: server.url },
    multipart: { files: { name: '合同.pdf', mimeType: 'application/pdf', buffer: pdf } },
  });
  const { data } = (await stored.json()) as { data: [{ url: string }] };
  const [{ url: key }] = data;
  const ask = async (which: string) => {
    const response = await page.request.get(`/api/huiqi/user/file?key=${which}`);
    const { requestId: _id, ...envelope } = response.ok()
      ? { requestId: '' }
      : ((await response.json()) as { requestId: string });
    return { status: response.status(), envelope };
  };
  expect((await ask(key)).status).toBe(200);
  await signIn(page, server.url, '13800000002');
  const foreign = await ask(key);
  expect(foreign.status).toBe(404);
  expect(foreign).toEqual(await ask(key.replace(/.{4}\.pdf$/, 'none.pdf')));
});
