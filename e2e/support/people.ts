import { expect, type Browser, type Page } from '@playwright/test';
import { receiveCode } from './account.js';
import { openAs } from './openAs.js';
import type { Sandbox } from './sandbox.js';
import type { TestServer } from './server.js';

export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly sandbox: Sandbox;
}

/** The password that people of a test set at their first login. */
export const ownPassword = 'Chang-e@2027';

/** What the first login asks for. */
export async function setPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '设置登录密码' });
  await dialog.getByLabel(/^设置密码/).fill(ownPassword);
  await dialog.getByLabel(/^确认密码/).fill(ownPassword);
  await dialog.getByRole('button', { name: '保存密码' }).click();
  await expect(dialog).toBeHidden();
}

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click();

/** Opens a browser of somebody who signs in for the first time: with the password, or without one with a code. */
export async function enter(site: Site, phone: string, password?: string): Promise<Page> {
  const page = await openAs(site, null, '/login');
  if (password === undefined) {
    const tab = page.getByRole('tab', { name: '手机验证码登录' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await receiveCode(page, site.sandbox, phone);
  } else {
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await page.getByLabel(/^密码/).fill(password);
  }
  await submit(page);
  await setPassword(page);
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}
