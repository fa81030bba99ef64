import { expect, type Page } from '@playwright/test';
import { isTakenOver } from './isTakenOver.js';

/** Whether the page, two frames later, has nothing that is still loading. */
const hasLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return document.querySelector('main [aria-busy="true"]') === null;
  });

/**
 * Opens the site, and returns a function that leads on to another address as the links of the site do: without loading it
 * again. That function resolves when the new page has the focus and has shown all that it asked the server for.
 */
export async function openInPlace(page: Page): Promise<(address: string) => Promise<void>> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto('/aboutUs');
  await isTakenOver(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async (address) => {
    await page.evaluate((to) => {
      (document.activeElement as HTMLElement | null)?.blur();
      history.pushState(null, '', to);
    }, address);
    const timeout = 30_000;
    await page.waitForFunction(
      () => !['body', 'main'].includes(document.activeElement?.localName ?? ''),
      undefined,
      { timeout },
    );
    await expect
      .poll(async () => (await hasLoaded(page)) && pending.size === 0, {
        message: `${address} has loaded`,
        intervals: [0, 50],
        timeout,
      })
      .toBe(true);
  };
}
