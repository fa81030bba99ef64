import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** What axe finds on a page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  // A page that is still coming has no heading yet; of one that has none axe says so, if it should.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
  // Colours on their way from one to another have no contrast to speak of.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    ),
  );
  // Evaluated through the debugger, so the page's CSP can stay strict.
  await page.evaluate(axe);
  const result = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(): Promise<unknown> } }).axe;
    return tool.run();
  });
  return (result as AxeResult).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
