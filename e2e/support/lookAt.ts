import { expect, type Page } from '@playwright/test';
import { violations } from './axe.js';

/** The widths that pages are laid out for. */
export const widths = [1440, 1024, 375];

/** Waits until the page is drawn at its new width, and tells its parts that can be seen. */
const partsOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ localName }) => localName)
      .join(' ');
  });

/**
 * Expects that an opened page is no wider than the window at any width, and that axe finds nothing there. Resizing shows
 * what opening it again would; a width that shows the same parts as the one before is not read again. Leaves the first width.
 */
export async function expectToFit(page: Page, name: string, at = widths): Promise<void> {
  let seen = '';
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const parts = await partsOf(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    if (parts === seen) continue;
    expect(await violations(page), `${name} at ${width} px`).toEqual([]);
    seen = parts;
  }
  await page.setViewportSize({ width: at[0] ?? 1440, height: 900 });
}
