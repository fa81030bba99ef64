import type { Browser } from 'playwright';
import { collectInteractions, measureStep, type Step } from './measureStep.js';

interface Cookie {
  readonly name: string;
  readonly value: string;
}

interface Opened {
  readonly browser: Browser;
  readonly url: string;
  readonly cookie: Cookie;
}

/** Opens a page with a processor that is four times slower and takes the steps one after the other. */
export async function measureSteps(
  { browser, url, cookie }: Opened,
  steps: readonly Step[],
): Promise<Map<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  try {
    await context.addCookies([{ ...cookie, url: new URL(url).origin }]);
    const page = await context.newPage();
    // The transpiler wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
    await page.addInitScript(collectInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    await steps[0]?.on(page).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const took = new Map<string, number>();
    for (const step of steps) took.set(step.name, await measureStep(page, step));
    return took;
  } finally {
    await context.close();
  }
}
