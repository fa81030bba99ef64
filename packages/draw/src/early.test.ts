import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const early = readFileSync(new URL('early.js', import.meta.url), 'utf8');

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs the script in a hidden page whose timers are no wait, with `request` instead of `import`. */
function run(request: () => Promise<unknown>) {
  const late = { content: 'says so' };
  const append = vi.fn();
  const removeEventListener = vi.fn();
  const start: (() => void)[] = [];
  const document = {
    hidden: true,
    documentElement: { dataset: {} },
    currentScript: { dataset: { area: '', entry: '/assets/index.js' } },
    body: { append },
    head: { append: vi.fn() },
    addEventListener: (type: string, listener: () => void) =>
      type === 'DOMContentLoaded' && start.push(listener),
    removeEventListener,
    getElementById: (id: string) => (id === 'late' ? late : null),
  };
  runInNewContext(early.replace('import(', 'request('), {
    document,
    request,
    sessionStorage: { getItem: () => null },
    setTimeout: (task: (...given: unknown[]) => void, _ms: number, ...given: unknown[]) =>
      queueMicrotask(() => task(...given)),
  });
  for (const listener of start) listener();
  return { append, removeEventListener };
}

test('a site that does not come is requested four times; then the page is let go, and says so', async () => {
  const request = vi.fn(() => Promise.reject(new Error('503')));
  const { append, removeEventListener } = run(request);
  await settled();
  expect(request.mock.calls).toEqual(Array.from({ length: 4 }, () => ['/assets/index.js']));
  expect(removeEventListener).toHaveBeenCalledWith('click', expect.anything(), true);
  expect(append).toHaveBeenCalledExactlyOnceWith('says so');
});

test('a site that comes at the second request takes the page over, which says nothing', async () => {
  const request = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('503'));
  request.mockResolvedValue({});
  const { append, removeEventListener } = run(request);
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  expect(removeEventListener).not.toHaveBeenCalled();
  expect(append).not.toHaveBeenCalled();
});
