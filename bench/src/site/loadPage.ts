import type { Browser, CDPSession } from 'playwright';

export interface PageLoad {
  /** Bytes of scripts as transferred. */
  readonly scriptBytes: number;
  /** First contentful paint, ms. */
  readonly fcp: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms: what long tasks took beyond 50 ms each. */
  readonly tbt: number;
  /** From navigation until the selector appeared, ms. */
  readonly ready: number;
}

// DevTools' Fast 4G and a CPU slowed down four times.
const fast4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (1.5 * 1024 * 1024 * 0.9) / 8,
};

interface Collected {
  fcp: number;
  lcp: number;
  tbt: number;
  ready: number;
}

/** Runs first in the page and records what the browser reports. */
function collect(selector: string): void {
  const seen: Collected = { fcp: 0, lcp: 0, tbt: 0, ready: 0 };
  Object.assign(globalThis, { __bench: seen });
  new PerformanceObserver((list) => {
    seen.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.fcp;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const find = (root: Document | ShadowRoot): boolean =>
    root.querySelector(selector) !== null ||
    [...root.querySelectorAll('*')].some(
      ({ shadowRoot }) => shadowRoot !== null && find(shadowRoot),
    );
  const look = () => {
    if (find(document)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function countScripts(session: CDPSession, add: (bytes: number) => void): Promise<void> {
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) add(encodedDataLength);
  });
}

/** Loads a page with an empty cache, a slow CPU and a slow connection. */
export async function loadPage(browser: Browser, url: string, selector: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let scriptBytes = 0;
    await countScripts(session, (bytes) => (scriptBytes += bytes));
    await session.send('Network.emulateNetworkConditions', fast4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // The transpiler wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
    await page.addInitScript(collect, selector);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(
      () => (globalThis as unknown as { __bench: Collected }).__bench.ready > 0,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(1_500);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { __bench: Collected }).__bench,
    );
    return { scriptBytes, ...seen };
  } finally {
    await context.close();
  }
}
