import type { Browser, Page } from '@playwright/test';
import { signIn } from './signIn.js';
import type { TestServer } from './server.js';

/** Opens a page in a separate browser context, signed in as a sample account; null is a visitor. */
export async function openAs(
  { browser, server }: { readonly browser: Browser; readonly server: TestServer },
  phone: string | null,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (phone !== null) await signIn(page, server.url, phone);
  await page.goto(path);
  return page;
}
