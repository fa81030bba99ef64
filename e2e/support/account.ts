import { createHash, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.js';

/** A captcha that is asked for: reads its key from the response, its characters from the sandbox. */
export async function solveCaptcha(
  page: Page,
  sandbox: Sandbox,
  open?: () => Promise<void>,
): Promise<void> {
  const drawn = page.waitForResponse((response) => response.url().includes('/captcha/graphic'));
  await open?.();
  const { data } = (await (await drawn).json()) as { data: { key: string } };
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill(await sandbox.captchaAnswer(data.key));
  await dialog.getByRole('textbox').press('Enter');
}

/** Requests a text message code with a captcha, and types it. */
export async function receiveCode(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await solveCaptcha(page, sandbox, () => page.getByRole('button', { name: '获取验证码' }).click());
  await typeCode(page, sandbox, phone);
}

/** Types the code that was sent. */
export async function typeCode(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await expect(page.getByRole('button', { name: /秒/ })).toBeVisible();
  await page.getByRole('textbox', { name: /验证码/ }).fill(await sandbox.latestCode(phone));
}

const encode = (password: string) => createHash('sha256').update(password).digest('base64');

/** Registers an account through the API, which a test may change. */
export async function registerAccount(
  request: APIRequestContext,
  sandbox: Sandbox,
  account: { readonly phone: string; readonly password: string },
): Promise<void> {
  const { phone, password } = account;
  const post = async (path: string, data: object) => {
    const headers = {
      'x-request-id': `web-${randomUUID()}`,
      'x-sandbox-scope': sandbox.scope,
    };
    const answer = await request.post(`/api/huiqi/user/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('captchaRegister/phone', { phone });
  const code = await sandbox.latestCode(phone);
  await post('register', { type: 'FRONT', telPhone: phone, password: encode(password), code });
}
