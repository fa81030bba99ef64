import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password } from './journey.js';

/** Signs the browser of a page in as a sample account, by its cookie, without the login page. */
export async function signIn(page: Page, url: string, telPhone: string): Promise<void> {
  const response = await page.context().request.post(`${url}/api/huiqi/user/login/passwd`, {
    headers: { 'x-request-id': 'web-e2e-000001', 'x-session-mode': 'cookie', origin: url },
    data: {
      type: 'FRONT',
      telPhone,
      password: createHash('sha256').update(password).digest('base64'),
    },
  });
  if (!response.ok()) throw new Error(`${telPhone} cannot log in: ${await response.text()}`);
}
