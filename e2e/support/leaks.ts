import type { Page } from '@playwright/test';

interface Timer {
  readonly what: string;
}
interface Live {
  readonly timers: Map<unknown, Timer>;
  readonly roots: WeakRef<ShadowRoot>[];
}

/** Counts pending timers and live shadow roots, from the start of each document. */
export const countLive = (page: Page) =>
  page.addInitScript(() => {
    const live: Live = { timers: new Map(), roots: [] };
    Object.assign(window, { live });
    // oxlint-disable-next-line typescript/no-explicit-any -- both timers and frames are wrapped
    const page = window as any;
    const wrap = (start: string, stop: string, repeats: boolean): void => {
      const [begin, end] = [page[start], page[stop]];
      page[start] = (work: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const run = (...args: unknown[]) => {
          if (!repeats) live.timers.delete(`${start} ${id}`);
          work(...args);
        };
        const id = begin.call(window, run, ...rest);
        const what = `${start} ${Number(rest[0] ?? 0)} ${new Error().stack}`;
        live.timers.set(`${start} ${id}`, { what });
        return id;
      };
      page[stop] = (id: unknown) => {
        live.timers.delete(`${start} ${id}`);
        end.call(window, id);
      };
    };
    wrap('setTimeout', 'clearTimeout', false);
    wrap('setInterval', 'clearInterval', true);
    wrap('requestAnimationFrame', 'cancelAnimationFrame', false);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachCounted(init) {
      const root = attach.call(this, init);
      live.roots.push(new WeakRef(root));
      return root;
    };
  });

export interface LiveCount {
  readonly listeners: Record<string, number>;
  readonly timers: string[];
  readonly roots: number;
  readonly made: number;
}

/** What is alive after garbage collection. Listeners are counted by the browser itself. */
export async function liveNow(page: Page): Promise<LiveCount> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const listeners: Record<string, number> = {};
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const found = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    for (const { type } of found.listeners) {
      const name = `${expression} ${type}`;
      listeners[name] = (listeners[name] ?? 0) + 1;
    }
  }
  await session.detach();
  const rest = await page.evaluate(() => {
    const { live } = window as unknown as { live: Live };
    const roots = live.roots.filter((root) => root.deref() !== undefined).length;
    const timers = [...live.timers.values()].map(({ what }) => what);
    return { timers, roots, made: live.roots.length };
  });
  return { listeners, ...rest };
}
