import { expect, type Page } from '@playwright/test';
import { readSettled } from './settled.js';

/** Layout shift that a page may have until it has settled, as Chrome scores it; from 0.1 on it is called poor. */
const most = 0.05;
/** Milliseconds that every request takes longer, so that placeholders are painted. */
const latency = 100;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Document {
    takeShifts?: () => Shift[];
  }
}

/**
 * Slows a page's requests down and records what moves on it. The returned function expects that little has changed since it
 * was last called, or since the document was opened. Nobody types or clicks in these walks, so what Chrome puts down to
 * input, such as that a window has just been resized, counts as well.
 */
export async function followLayoutShift(page: Page): Promise<(name: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const speed = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', speed);
  await page.addInitScript(() => {
    let shifts: PerformanceEntryList = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    document.takeShifts = () => {
      const taken = [...shifts, ...observer.takeRecords()];
      shifts = [];
      return taken as Shift[];
    };
  });
  return async (name) => {
    const shifts = await readSettled(page, () =>
      page.evaluate(() =>
        (document.takeShifts?.() ?? []).map(({ value, sources }) => ({
          value,
          moved: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 30)),
        })),
      ),
    );
    const score = shifts.reduce((sum, { value }) => sum + value, 0);
    const moved = score > most ? shifts.map((one) => `${one.value.toFixed(3)}: ${one.moved}`) : [];
    expect.soft(moved, `layout shift of ${name}`).toEqual([]);
  };
}
