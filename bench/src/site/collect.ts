/** What the page reports of its load. */
export interface Collected {
  fcp: number;
  lcp: number;
  shift: number;
  /** When a frame with an element that matches the selector had been painted; 0 before that. */
  painted: number;
  tasks: { start: number; duration: number }[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs first in the page and records what the browser reports. It refers to nothing outside of itself. */
export function collect(selector: string, host: string): void {
  const seen: Collected = { fcp: 0, lcp: 0, shift: 0, painted: 0, tasks: [] };
  Object.assign(globalThis, { __bench: seen });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  const isThere = () =>
    document.querySelector(selector) !== null ||
    (host !== '' && Boolean(document.querySelector(host)?.shadowRoot?.querySelector(selector)));
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    // A message that is sent before a frame is painted arrives after it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      seen.painted = performance.now();
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
