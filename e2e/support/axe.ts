import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Colours on their way from one to another have no contrast to speak of: waits until none is. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    // The end of one may begin the next.
    for (let turn = 0; turn < 10 && running().length > 0; turn += 1)
      await Promise.allSettled(running().map((one) => one.finished));
  });

/** Runs axe. `moved` tells whether something began to change its looks meanwhile. */
async function examine(page: Page): Promise<AxeResult & { moved: boolean }> {
  // Evaluated through the debugger, so the page's CSP can stay strict.
  await page.evaluate(axe);
  const result = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(): Promise<object> } }).axe;
    let moved = false;
    const notice = (): void => {
      moved = true;
    };
    document.addEventListener('transitionrun', notice, true);
    const found = await tool.run();
    document.removeEventListener('transitionrun', notice, true);
    return { ...found, moved };
  });
  return result as AxeResult & { moved: boolean };
}

/** What axe finds on a page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  // A page that is still coming has no heading yet; of one that has none axe says so, if it should.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
  await settle(page);
  let result = await examine(page);
  // What was read in the middle of a transition says nothing of the page before or after it.
  for (let turn = 0; turn < 3 && result.moved && result.violations.length > 0; turn += 1) {
    await settle(page);
    result = await examine(page);
  }
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
