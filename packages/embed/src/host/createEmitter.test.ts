import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter } from './createEmitter.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['with', 'without'])(
  'an onEvent that throws is reported and keeps no event from the page, %s reportError',
  (having) => {
    vi.useFakeTimers();
    const reported = vi.fn();
    vi.stubGlobal('reportError', having === 'with' ? reported : undefined);
    const cause = new Error('of the page');
    const onEvent = () => {
      throw cause;
    };
    const element = new EventTarget();
    const heard = vi.fn();
    element.addEventListener('huiqi-ready', heard);
    expect(createEmitter(element, () => ({ onEvent }))('huiqi-ready', { route: '/' })).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    if (having === 'with') expect(reported).toHaveBeenCalledExactlyOnceWith(cause);
    else expect(() => vi.runAllTimers()).toThrow(cause);
  },
);
