import { submitWithoutForms } from '../app/submitWithoutForms.js';
import type { DrawnScreen } from '../host/DrawnScreen.js';
import { hasPlainOptions } from '../host/plainOptions.js';
import { buildNodes } from './buildNodes.js';
import { createBox } from './createBox.js';
import type { FirstScreen } from './FirstScreen.js';
import { keepActions } from './keepActions.js';

/** How long the code, once it is there, waits for a screen to draw: it would have to read as long itself. */
const lateMs = 500;
/** How long a page that is not painted, as in the background, holds up the code. */
const unpaintedMs = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** After the next paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unpaintedMs);
  });

/**
 * Draws what the server sent in an empty root, and resolves when it is painted; with nothing for a widget that looks otherwise, and
 * when `code` has come long before. Throws at what it would not draw.
 */
export async function drawScreen(
  element: HTMLElement,
  root: ShadowRoot,
  base: URL,
  reading: Promise<FirstScreen | null | undefined>,
  code: Promise<unknown>,
): Promise<DrawnScreen | void> {
  if (!hasPlainOptions(element) || !('adoptedStyleSheets' in root)) return undefined;
  const screen = await Promise.race([reading, code.then(() => wait(lateMs))]);
  if (!screen || root.firstChild) return undefined;
  const box = createBox();
  box.append(buildNodes(screen.nodes, base.origin));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(screen.css);
  root.adoptedStyleSheets = [sheet];
  root.append(box);
  // A click that is repeated, or made at once, must not wait for what else is loaded later.
  submitWithoutForms(root);
  const handOver = keepActions(box);
  await painted();
  return { box, responses: screen.responses, handOver };
}
