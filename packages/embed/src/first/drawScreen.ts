import { nextTask } from '../app/nextTask.js';
import { submitWithoutForms } from '../app/submitWithoutForms.js';
import type { DrawnScreen } from '../host/DrawnScreen.js';
import { hasPlainOptions } from '../host/plainOptions.js';
import { buildNodes } from './buildNodes.js';
import { createBox } from './createBox.js';
import type { FirstScreen } from './FirstScreen.js';
import { keepActions } from './keepActions.js';
import { painted } from './painted.js';

/** How long a screen is waited for once the code is loaded, which would need as long to load it itself. */
const lateMs = 500;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
  // Not in the task of the script, which may end with a layout of the whole page.
  await nextTask();
  if (!screen || root.firstChild) return undefined;
  const box = createBox();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(screen.css);
  root.adoptedStyleSheets = [sheet];
  root.append(box);
  // A click that is repeated, or immediate, must not wait for what is loaded later.
  submitWithoutForms(root);
  const handOver = keepActions(box);
  // A scroll bar caused by a later part would move the earlier ones.
  box.style.setProperty('min-height', '100vh');
  // One part per frame, like a page being received: all at once would block the host for more than 50 ms.
  for (const _part of buildNodes(box, screen.nodes, base.origin))
    if (!document.hidden) await painted();
  box.style.removeProperty('min-height');
  await painted();
  return { box, responses: screen.responses, handOver };
}
