import type { Browser } from 'playwright';
import { openPage, type Movement, type Probe } from './inPage.js';

interface Page {
  readonly __probe: Probe;
  readonly __mount: () => void;
}

export interface TableRun {
  readonly mount: number;
  readonly sort: number;
  readonly scroll: Movement;
}

/** The box that scrolls, and what sorts by the amount. */
export interface TablePage {
  readonly name: string;
  readonly box: string;
  readonly sort: string;
}

/** Mounts a table, sorts it, and scrolls through it, 600 px a frame. */
export async function measureTable(
  browser: Browser,
  url: string,
  { box, sort }: TablePage,
): Promise<TableRun> {
  const page = await openPage(browser, url);
  try {
    const mount = await page.evaluate(() => {
      const { __probe, __mount } = globalThis as unknown as Page;
      return __probe.toPaint(__mount);
    });
    await page.locator(box).waitFor();
    await page.waitForTimeout(300);
    const scroll = await page.evaluate((selector) => {
      const { __probe } = globalThis as unknown as Page;
      const element = document.querySelector(selector);
      return __probe.follow(120, () => {
        if (element) element.scrollTop += 600;
      });
    }, box);
    const sorted = await page.evaluate((selector) => {
      const { __probe } = globalThis as unknown as Page;
      return __probe.toPaint(() => document.querySelector<HTMLElement>(selector)?.click());
    }, sort);
    return { mount, sort: sorted, scroll };
  } finally {
    await page.context().close();
  }
}

/** Draws the network and moves it: by the pointer over nodes, by dragging, by the wheel. */
export async function measureNetwork(browser: Browser, url: string) {
  const page = await openPage(browser, url);
  try {
    const settle = await page.evaluate(async () => {
      const { __probe, __mount } = globalThis as unknown as Page;
      __mount();
      while (!document.querySelector('canvas')) await new Promise(requestAnimationFrame);
      return __probe.follow(200, () => undefined);
    });
    const move = await page.evaluate(() => {
      const { __probe } = globalThis as unknown as Page;
      const canvas = document.querySelector('canvas');
      if (!canvas) throw new Error('no canvas');
      const { left, top, width, height } = canvas.getBoundingClientRect();
      canvas.focus();
      const middle = { clientX: left + width / 2, clientY: top + height / 2 };
      return __probe.follow(240, (frame) => {
        const turn = frame / 12;
        const at = {
          clientX: middle.clientX + Math.cos(turn) * width * 0.3,
          clientY: middle.clientY + Math.sin(turn) * height * 0.3,
        };
        if (frame < 80) {
          canvas.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerId: 1 }));
          return;
        }
        const deltaY = frame % 40 < 20 ? -40 : 40;
        canvas.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY, cancelable: true }));
      });
    });
    return { settle, move };
  } finally {
    await page.context().close();
  }
}
