import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackLink } from '../page/BackLink.js';

afterEach(() => vi.restoreAllMocks());

/** The `signal` of a listener came with Chromium 90: before, it removes nothing. */
function ignoreSignals() {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
      const known = typeof options === 'object' ? { ...options } : options;
      if (typeof known === 'object') delete known.signal;
      if (listener) add(type, listener, known);
    },
  );
}

const send = (element: Element, type: string) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));

it.each(['a browser of today', 'one that knows no signal of a listener'])(
  'a press on a placeholder is one click on the link that takes its place, and later ones are their own: %s',
  async (browser) => {
    if (browser !== 'a browser of today') ignoreSignals();
    const opened = vi.fn();
    const draw = (key: string) => <BackLink key={key} label="返回" href="/there" onOpen={opened} />;
    const screen = await render(draw('placeholder'));
    const link = () => screen.getByRole('link').element();
    send(link(), 'pointerdown');
    await screen.rerender(draw('content'));
    send(link(), 'pointerup');
    expect(opened).toHaveBeenCalledTimes(1);
    // Of the next press the browser makes the click.
    send(link(), 'pointerdown');
    send(link(), 'pointerup');
    expect(opened).toHaveBeenCalledTimes(1);
  },
);
