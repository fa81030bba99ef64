import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { password } from './journey.js';

/** What scripts can read of a browser's storage, for every origin of the context. */
export async function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
}

/** The secrets of a login: the session's id and the password in each of its forms. */
export async function secretsOf(context: BrowserContext): Promise<readonly string[]> {
  const session = (await context.cookies()).find(({ httpOnly }) => httpOnly);
  if (!session) throw new Error('There is no session cookie');
  const hash = createHash('sha256').update(password).digest();
  return [session.value, password, hash.toString('base64'), hash.toString('hex')];
}
