import type { Browser, Page } from 'playwright';
import { typedInto } from './entries.js';

export interface Typing {
  /** From the time stamp of the key to the task after the next picture, ms. */
  readonly toPaint: readonly number[];
  /** From the time stamp of the key to the end of its scripts, ms. */
  readonly toScripts: readonly number[];
}

interface Collected {
  toPaint: number[];
  toScripts: number[];
}

/** Runs first in the page: follows each letter to the picture that shows it. */
function collect(): void {
  const seen: Collected = { toPaint: [], toScripts: [] };
  Object.assign(globalThis, { __typing: seen });
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  addEventListener(
    'input',
    () => {
      const start = pressed;
      requestAnimationFrame((frame) => {
        // Before the picture is laid out and painted; scripts of the letter are over.
        seen.toScripts.push(performance.now() - Math.max(start, frame - 1000));
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => seen.toPaint.push(performance.now() - start));
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function typeAll(page: Page): Promise<Typing> {
  for (const { id, text } of typedInto) {
    const field = page.locator(`[id$="${id}"]`);
    await field.focus();
    for (const letter of text) {
      // One event of the browser: key, letter and input come in one task.
      await page.keyboard.press(letter);
      await page.waitForTimeout(100);
    }
  }
  return page.evaluate(() => (globalThis as unknown as { __typing: Collected }).__typing);
}

/** Types into a form with a processor that is four times slower. */
export async function measureTyping(browser: Browser, url: string): Promise<Typing> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // The transpiler wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
    await page.addInitScript(collect);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('[id$="field10"]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await typeAll(page);
  } finally {
    await context.close();
  }
}
