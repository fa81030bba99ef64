import { expect, type Page } from '@playwright/test';

/** Waits until the scripts have taken over a page that the server drew: its links then no longer load a new document. */
export const isTakenOver = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'takeEarly' in document), { timeout: 20_000 }).toBe(false);
