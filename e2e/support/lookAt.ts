import { expect, type Page } from '@playwright/test';
import { type Examination, violations } from './axe.js';

/** The widths that pages are laid out for. */
const widths = [1440, 1024, 375];

const soft = expect.configure({ soft: true });

/** Waits until the page is laid out at its new width; returns its width, and whether new parts became visible. */
const draw = (page: Page, parts: string): Promise<{ wide: number; showsMore: boolean }> =>
  page.evaluate(async (selector) => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const kept = document as Document & { shownParts?: WeakSet<Element> };
    const shown = (kept.shownParts ??= new WeakSet());
    const more = [...document.querySelectorAll(selector)].filter(
      (element) => !shown.has(element) && element.checkVisibility({ visibilityProperty: true }),
    );
    for (const element of more) shown.add(element);
    return { wide: document.documentElement.scrollWidth, showsMore: more.length > 0 };
  }, parts);

/**
 * Expects an opened page to fit the window at every width without axe violations. Resizing shows the same as reopening;
 * a width without new parts is not checked again. Restores the first width.
 */
export async function expectToFit(
  page: Page,
  name: string,
  examination: Examination = {},
): Promise<void> {
  const [first = 1440] = widths;
  // The header is that of every page: it is read where colours are, too.
  const parts = examination.contrast === false ? 'body :not(header, header *)' : 'body *';
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    let isNew = width === first;
    const wide = async () => {
      const drawn = await draw(page, parts);
      isNew ||= drawn.showsMore;
      return drawn.wide;
    };
    await soft.poll(wide, { message: `${name} at ${width} px` }).toBeLessThanOrEqual(width);
    if (!isNew) continue;
    soft(await violations(page, examination), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: first, height: 900 });
}
