import type { Browser, Page } from 'playwright';

/** What runs in the page: times to the picture, long tasks, frames. */
export interface Probe {
  /** From the start of an action to the task after the picture that shows it, ms. */
  toPaint(action: () => void): Promise<number>;
  /** Frames while something moves, and tasks of 50 ms and more. */
  follow(frames: number, move: (frame: number) => void): Promise<Movement>;
}

export interface Movement {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Durations of long tasks, ms. */
  readonly long: readonly number[];
}

function install(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const afterPaint = async () => {
    await frame();
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    port2.postMessage(null);
    await done;
    return performance.now();
  };
  const probe: Probe = {
    async toPaint(action) {
      await frame();
      const start = performance.now();
      action();
      return (await afterPaint()) - start;
    },
    async follow(count, move) {
      const long: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frames: number[] = [];
      let last = await frame();
      for (let at = 0; at < count; at += 1) {
        move(at);
        const now = await frame();
        frames.push(now - last);
        last = now;
      }
      await frame();
      long.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return { frames, long };
    },
  };
  Object.assign(globalThis, { __probe: probe });
}

/** Opens a page of the measurement and leaves it before anything is mounted. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The transpiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
  await page.addInitScript(install);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction('globalThis.__mount !== undefined');
  return page;
}
