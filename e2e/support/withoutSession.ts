import { expect, type Page } from '@playwright/test';

/**
 * Ends the session and clicks: the first request without it leads to the login, whether that of the click or one that the
 * page makes by itself, in which case there is nothing left to click.
 */
export async function withoutSession(page: Page, click: () => Promise<void>): Promise<void> {
  await page.context().clearCookies();
  click().catch(() => undefined);
  await expect(page).toHaveURL(/\/login$/);
}
