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

declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

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
    // A task that is posted before a frame is painted runs after it, and before those that were waiting.
    const painted = () => {
      seen.painted = performance.now();
    };
    void scheduler.postTask(painted, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}
