import type { AppHandle, HuiqiAppElement } from './contract.js';
import type { DrawnScreen } from './DrawnScreen.js';
import type { WidgetOptions } from './WidgetOptions.js';

/** What `app.js` exports to the loader. */
export interface AppModule {
  /** `drawn` is the screen already in the root. */
  attach(
    element: HuiqiAppElement,
    root: ShadowRoot,
    base: URL,
    drawn?: DrawnScreen | void,
  ): AppHandle;
  /** Throws a `TypeError` with a sentence if an option is invalid. */
  checkOptions(options: WidgetOptions): void;
}

export type LoadApp = () => Promise<AppModule>;

/** Draws the first screen while the code is loading; resolves without one if there is none or it takes too long. */
export type DrawFirst = (
  element: HTMLElement,
  root: ShadowRoot,
  code: Promise<AppModule>,
) => Promise<DrawnScreen | void>;
