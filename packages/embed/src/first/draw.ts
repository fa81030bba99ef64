import type { DrawnScreen } from '../host/DrawnScreen.js';
import { drawScreen } from './drawScreen.js';
import type { FirstScreen } from './FirstScreen.js';

let reading: Promise<FirstScreen | undefined> | undefined;

/** Read once for all widgets of the page. */
async function read(response: Promise<Response | void> | undefined) {
  const sent = await response;
  return sent?.ok ? ((await sent.json()) as FirstScreen) : undefined;
}

/** Draws the screen of a response as `drawScreen` does. */
export function draw(
  element: HTMLElement,
  root: ShadowRoot,
  base: URL,
  response: Promise<Response | void> | undefined,
  code: Promise<unknown>,
): Promise<DrawnScreen | void> {
  reading ??= read(response);
  return drawScreen(element, root, base, reading, code);
}
