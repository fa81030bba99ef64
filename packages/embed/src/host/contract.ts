import type { HuiqiElementEventMap } from './eventMap.js';
import type { WidgetOptionName, WidgetOptions } from './WidgetOptions.js';

interface TypedListeners {
  addEventListener<Name extends keyof HuiqiElementEventMap>(
    type: Name,
    listener: (event: HuiqiElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HuiqiElementEventMap>(
    type: Name,
    listener: (event: HuiqiElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<huiqi-app>`: every option is a property, read back as it was set. */
export type HuiqiAppElement = TypedListeners &
  HTMLElement & { -readonly [Name in WidgetOptionName]-?: WidgetOptions[Name] };

/** A running widget, controlled by its element. */
export interface AppHandle {
  /** Resolves when the first screen is drawn. */
  readonly ready: Promise<void>;
  /** Called when a property or attribute has changed; the name is that of the option. */
  optionChanged(name: string): void;
  navigate(route: string): void;
  back(): void;
  refreshToken(): Promise<void>;
  destroy(): void;
}
