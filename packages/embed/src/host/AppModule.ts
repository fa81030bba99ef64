import type { AppHandle, HuiqiAppElement } from './contract.js';
import type { DrawnScreen } from './DrawnScreen.js';
import type { WidgetOptions } from './WidgetOptions.js';

/** What `app.js` exports to the loader. */
export interface AppModule {
  /** `drawn` is what stands in the root before. */
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

/** Draws the first screen while the code is loaded; resolves without one where there is none or it takes too long. */
export type DrawFirst = (
  element: HTMLElement,
  root: ShadowRoot,
  code: Promise<AppModule>,
) => Promise<DrawnScreen | void>;
