import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly html: string }[];
  /** Whether a transition or animation started meanwhile. */
  readonly moved: boolean;
}

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; nodes: { html: string }[] }[];
  }>;
}

export interface Examination {
  /** Whether colours are compared, which is half of the work; `enhanced` asks for 7:1. Defaults to true. */
  readonly contrast?: boolean | 'enhanced';
}

/** Colours in transition have no meaningful contrast: waits until none is. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    // The end of one may start the next.
    for (let turn = 0; turn < 10 && running().length > 0; turn += 1)
      await Promise.allSettled(running().map((one) => one.finished));
  });

/**
 * Runs axe and returns only its findings: the full result is half a megabyte, which takes as long to transfer as the
 * check.
 */
async function examine(page: Page, contrast: boolean | 'enhanced'): Promise<AxeResult> {
  // Evaluated through the debugger, so the page's CSP can stay strict.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (wanted) => {
    const tool = (globalThis as unknown as { axe: Axe }).axe;
    let moved = false;
    const notice = (): void => {
      moved = true;
    };
    document.addEventListener('transitionrun', notice, true);
    const found = await tool.run({
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: wanted === true },
        'color-contrast-enhanced': { enabled: wanted === 'enhanced' },
      },
    });
    document.removeEventListener('transitionrun', notice, true);
    const violations = found.violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map(({ html }) => html).join(' | '),
    }));
    return { violations, moved };
  }, contrast);
}

/** axe's violations on a page in its current state. */
export async function violations(
  page: Page,
  { contrast = true }: Examination = {},
): Promise<string[]> {
  // A loading page has no heading yet; axe reports a page without one if required.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
  await settle(page);
  let result = await examine(page, contrast);
  // A result from the middle of a transition says nothing about the page before or after it.
  for (let turn = 0; turn < 3 && result.moved && result.violations.length > 0; turn += 1) {
    await settle(page);
    result = await examine(page, contrast);
  }
  return result.violations.map(({ id, html }) => `${id}: ${html}`);
}
