import { exchangeToken } from '../support/partnerBackend.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'widgets' });

const admin = '13800000007';
const user = { user: { reference: 'customer-7', phone: '13800000001' } };

test('an administrator lists a partner, hands over a secret, and disables it', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, admin);
  await page.goto('/partnerManage');
  await expect(page.getByRole('row', { name: /示例保险/ })).toBeVisible();

  await page.getByRole('button', { name: '登记合作机构' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('江津示例担保');
  await form.getByLabel('来源标识').fill('GUARANTEE');
  await form.getByLabel('网站来源').fill('https://www.guarantee.example');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name: /江津示例担保/, level: 1 })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('partnerId') ?? '';

  await page.getByRole('button', { name: '生成新密钥' }).click();
  const asking = page.getByRole('dialog', { name: '生成新密钥' });
  await asking.getByRole('button', { name: '生成新密钥' }).click();
  const shown = page.getByRole('dialog', { name: '新的接口密钥' });
  const code = shown.locator('code').first();
  const secret = (await readSettled(page, () => code.textContent())) ?? '';
  await shown.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(page.getByText(secret)).toHaveCount(0);
  expect((await exchangeToken(server.url, { id, secret }, user)).expiresIn).toBeGreaterThan(0);

  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('已停用').first()).toBeVisible();
  await expect(exchangeToken(server.url, { id, secret }, user)).rejects.toThrow('79');
});
