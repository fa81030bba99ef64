import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { onPlainClick } from './onPlainClick.js';

async function click(init: MouseEventInit) {
  const action = vi.fn();
  // Prevents the browser's default, as the test page must stay.
  let leftToBrowser = false;
  const stop = (event: Event) => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  const screen = await render(
    <a href="#there" onClick={onPlainClick(action)}>
      去
    </a>,
  );
  window.addEventListener('click', stop, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  screen.getByRole('link').element().dispatchEvent(event);
  return { taken: action.mock.calls.length, leftToBrowser };
}

it('takes the plain click from the browser', async () => {
  expect(await click({})).toEqual({ taken: 1, leftToBrowser: false });
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves new tabs, windows and downloads to the browser: %o', async (init) => {
  expect(await click(init)).toEqual({ taken: 0, leftToBrowser: true });
});

it('does nothing where the host has nothing to do', () => {
  expect(onPlainClick(undefined)).toBeUndefined();
});
