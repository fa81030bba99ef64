import type { Locator, Page } from 'playwright';

/** One interaction of a walk through a page. */
export interface Step {
  readonly name: string;
  /** What is clicked, or typed into. */
  readonly on: (page: Page) => Locator;
  /** Letters that are typed instead of a click; the slowest counts. */
  readonly letters?: string;
  /** What the interaction shows in the end: without it nothing was measured. */
  readonly shows?: (page: Page) => Locator;
  /** Fills in what the next steps need; is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Milliseconds that are waited before the page is read, so that nothing of ours runs while it paints. */
const paintMs = 300;
/** Shorter interactions are not reported by the browser. */
const minMs = 16;

/** Runs first in the page: keeps how long each interaction took from the input to the next paint. */
export function collectInteractions(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { __interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function takeSlowest(page: Page): Promise<number> {
  const seen = await page.evaluate(() =>
    (globalThis as unknown as { __interactions: number[] }).__interactions.splice(0),
  );
  return Math.max(minMs, ...seen);
}

async function act(page: Page, { on, letters }: Step): Promise<number> {
  const target = on(page);
  await target.scrollIntoViewIfNeeded();
  if (letters !== undefined) {
    await target.focus();
    await page.waitForTimeout(paintMs);
    await takeSlowest(page);
    for (const letter of letters) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(paintMs);
    }
    return takeSlowest(page);
  }
  const box = await target.boundingBox();
  if (!box) throw new Error('is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(paintMs);
  await takeSlowest(page);
  // Not through the locator, whose checks would run in the page while it responds.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(paintMs);
  return takeSlowest(page);
}

/** Milliseconds from the input to the next paint, as Event Timing has them: in steps of 8. */
export async function measureStep(page: Page, step: Step): Promise<number> {
  try {
    await step.prepare?.(page);
    const took = await act(page, step);
    await step.shows?.(page).waitFor();
    return took;
  } catch (error) {
    throw new Error(`${step.name}: ${String(error)}`, { cause: error });
  }
}
