import { expect, type Page } from '@playwright/test';
import { followRequests, settled } from './settled.js';

/**
 * Opens the site, and returns a function that navigates like the site's links, without reloading. It resolves when the
 * new page has the focus and has shown all data it requested.
 */
export async function openInPlace(page: Page): Promise<(address: string) => Promise<void>> {
  const loaded = followRequests(page);
  await page.goto('/aboutUs');
  await settled(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async (address) => {
    await page.evaluate((to) => {
      (document.activeElement as HTMLElement | null)?.blur();
      history.pushState(null, '', to);
    }, address);
    await page.waitForFunction(
      () => !['body', 'main'].includes(document.activeElement?.localName ?? ''),
      undefined,
      { timeout: 30_000 },
    );
    await loaded(address);
  };
}
