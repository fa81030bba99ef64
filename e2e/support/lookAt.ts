import { expect, type Page } from '@playwright/test';
import { type Examination, violations } from './axe.js';

/** The widths that pages are laid out for. */
export const widths = [1440, 1024, 375];

/** Waits until the page is drawn at its new width; tells how wide it is, and its parts that can be seen. */
const draw = (page: Page): Promise<{ wide: number; parts: string }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    // The header is that of every page.
    const parts = [...document.querySelectorAll('body :not(header, header *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ localName }) => localName)
      .join(' ');
    return { wide: document.documentElement.scrollWidth, parts };
  });

/**
 * Expects that an opened page is no wider than the window at any width, and that axe finds nothing there. Resizing shows
 * what opening it again would; a width that shows the same parts as the one before is not read again. Leaves the first width.
 */
export async function expectToFit(
  page: Page,
  name: string,
  at = widths,
  examination: Examination = {},
): Promise<void> {
  let seen = '';
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const { wide, parts } = await draw(page);
    expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    if (parts === seen) continue;
    expect.soft(await violations(page, examination), `${name} at ${width} px`).toEqual([]);
    seen = parts;
  }
  await page.setViewportSize({ width: at[0] ?? 1440, height: 900 });
}
