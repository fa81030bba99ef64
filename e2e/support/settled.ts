import { expect, type Page } from '@playwright/test';

/** Whether scripts have rendered or hydrated the page, two frames after all pending work. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    await document.fonts.ready;
    const isSite = document.getElementById('root') !== null;
    return !('takeEarly' in document) && (!isSite || document.querySelector('main h1') !== null);
  });

/**
 * Waits until a page shows what was requested: nothing is loading, and no row is about to be replaced, such as those of
 * the previous filters (`aria-busy`) after the address changed.
 */
export const settled = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await isDrawn(page), 'the page is drawn').toBe(true);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }).toPass({ timeout: 30_000, intervals: [0, 100] });

/** Tracks a page's requests; the returned function waits until all have ended and the page has settled. */
export function followRequests(page: Page): (what?: string) => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return (what = 'the page') =>
    expect(async () => {
      await settled(page);
      expect(pending.size, `requests of ${what}`).toBe(0);
    }).toPass({ timeout: 30_000, intervals: [0, 50] });
}

/** Reads once the page has settled, for what a test needs later and `expect` cannot wait for. */
export async function readSettled<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  await settled(page);
  return read();
}
