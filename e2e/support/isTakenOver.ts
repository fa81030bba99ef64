import { expect, type Page } from '@playwright/test';

/** Waits until a server-drawn page is hydrated, so that its links no longer load a document. */
export const isTakenOver = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'takeEarly' in document), { timeout: 20_000 }).toBe(false);
