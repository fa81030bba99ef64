import type { Chrome } from './Chrome.js';
import { collect, type Collected } from './collect.js';

export interface PageLoad {
  /** Bytes of scripts as transferred. */
  readonly scriptBytes: number;
  /** Bytes of everything as transferred. */
  readonly bytes: number;
  /** First contentful paint, ms. */
  readonly fcp: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms: what long tasks took beyond 50 ms each, after the first paint. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** From navigation until a frame with the selector was painted, ms. */
  readonly ready: number;
}

export interface LoadedPage {
  readonly url: string;
  /** What is waited for. */
  readonly selector: string;
  /** Element in whose shadow tree it may be too. */
  readonly host?: string;
  /** Page that the tab shows before. Defaults to an empty tab. */
  readonly from?: string;
  /** Cookie of the session. Defaults to a visit without one. */
  readonly cookie?: { readonly name: string; readonly value: string };
}

// DevTools' Fast 4G and a CPU slowed down four times.
const fast4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (1.5 * 1024 * 1024 * 0.9) / 8,
};
const limitMs = 60_000;
const settleMs = 1_500;
/** A new tab and the page before keep the processors busy for a while. */
const beforeMs = 2_000;

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** What long tasks took beyond 50 ms each, of their time after the first paint. */
function blockingTime({ fcp, tasks }: Collected): number {
  const after = tasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));
  return after.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
}

type Send = (method: string, params?: Record<string, unknown>) => Promise<unknown>;

async function read(send: Send): Promise<Collected> {
  const expression = 'JSON.stringify(globalThis.__bench)';
  const { result } = (await send('Runtime.evaluate', { expression })) as {
    result: { value?: string };
  };
  return JSON.parse(result.value ?? 'null') as Collected;
}

async function measure(chrome: Chrome, sessionId: string, page: LoadedPage): Promise<PageLoad> {
  const send: Send = (method, params) => chrome.send(method, params, sessionId);
  const scripts = new Set<unknown>();
  let scriptBytes = 0;
  let bytes = 0;
  let isOpened = false;
  let markLoaded: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    markLoaded = resolve;
  });
  const stop = chrome.on(sessionId, (method, params) => {
    if (method === 'Page.loadEventFired' && isOpened) markLoaded();
    if (method === 'Network.responseReceived' && params['type'] === 'Script')
      scripts.add(params['requestId']);
    if (method !== 'Network.loadingFinished') return;
    const length = Number(params['encodedDataLength']);
    bytes += length;
    if (scripts.has(params['requestId'])) scriptBytes += length;
  });
  try {
    await send('Page.enable');
    if (page.from !== undefined) await send('Page.navigate', { url: page.from });
    await send('Network.enable');
    await send('Network.setCacheDisabled', { cacheDisabled: false });
    if (page.cookie) await send('Network.setCookie', { url: page.url, ...page.cookie });
    await send('Network.emulateNetworkConditions', fast4G);
    await send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await send('Emulation.setDeviceMetricsOverride', {
      width: 1440,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    // The transpiler wraps named functions in a helper that the page does not have.
    const source = `globalThis.__name ??= (wrapped) => wrapped;(${String(collect)})(${JSON.stringify(page.selector)}, ${JSON.stringify(page.host ?? '')})`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    await sleep(beforeMs);
    isOpened = true;
    await send('Page.navigate', { url: page.url });
    const limit = Date.now() + limitMs;
    // The page is left alone while it loads.
    await Promise.race([loaded, sleep(limitMs)]);
    await sleep(settleMs);
    let seen = await read(send);
    const isSeen = () => seen.painted > 0 && seen.lcp > 0;
    if (!isSeen()) {
      while (!isSeen()) {
        if (Date.now() > limit) throw new Error(`${page.url} shows no ${page.selector}`);
        await sleep(250);
        seen = await read(send);
      }
      await sleep(settleMs);
      seen = await read(send);
    }
    const { fcp, lcp, shift, painted } = seen;
    const ready = Math.max(fcp, painted);
    return { scriptBytes, bytes, fcp, lcp, shift, ready, tbt: blockingTime(seen) };
  } finally {
    stop();
  }
}

/** Loads a page with an empty cache, a slow CPU and a slow connection. */
export async function loadPage(chrome: Chrome, page: LoadedPage): Promise<PageLoad> {
  const { browserContextId } = await chrome.send('Target.createBrowserContext');
  try {
    const { targetId } = await chrome.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const attached = await chrome.send('Target.attachToTarget', { targetId, flatten: true });
    return await measure(chrome, String(attached['sessionId']), page);
  } finally {
    await chrome.send('Target.disposeBrowserContext', { browserContextId });
  }
}
