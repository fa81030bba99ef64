import type { HuiqiElementEventMap, HuiqiEventName } from './eventMap.js';
import type { HuiqiAppElement } from './contract.js';
import type { WidgetOptions } from './WidgetOptions.js';

/** Controls one widget of the page. */
export interface WidgetHandle {
  readonly element: HuiqiAppElement;
  /** Resolves when the first screen is drawn; rejects if the code cannot be loaded. */
  readonly ready: Promise<void>;
  /** Changes the given options and keeps the others; `null` restores a default. */
  update(options: WidgetOptions): void;
  /** Shows another address once the widget has started. */
  navigate(route: string): void;
  /** Goes back by one screen of the widget; the page's history is left alone. */
  back(): void;
  /** Requests a new token, for instance after a login, and reads the user's data again. */
  refreshToken(): Promise<void>;
  /** Returns an unsubscribe function. */
  on<Name extends HuiqiEventName>(
    event: Name,
    listener: (event: HuiqiElementEventMap[Name]) => void,
  ): () => void;
  /** Removes the widget and ends everything it does. */
  unmount(): void;
}

/** The global object of the loader, and what `loadHuiqi` resolves with. */
export interface Huiqi {
  /** Version of the files that run. */
  readonly version: string;
  /**
   * Adds a widget to an element of the page, or takes charge of an existing `<huiqi-app>`. Throws a `TypeError` if there is
   * no such element or an option is invalid.
   */
  mount(target: Element | string, options?: WidgetOptions): WidgetHandle;
}

/** What a page may write before the loader has come: `(window.Huiqi ??= { q: [] }).q.push((huiqi) => …)`. */
export interface HuiqiQueue {
  readonly q: { push(...tasks: readonly ((huiqi: Huiqi) => void)[]): unknown };
}
