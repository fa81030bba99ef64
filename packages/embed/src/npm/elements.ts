import type { HuiqiAppElement } from '../host/contract.js';
import type { Huiqi, HuiqiQueue } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** Attributes of `<huiqi-app>` in JSX. */
export interface HuiqiAppAttributes extends WidgetOptions {
  readonly 'page-size'?: number | string | undefined;
  readonly 'api-base'?: string | undefined;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: unknown;
  readonly key?: string | number | bigint | null | undefined;
  readonly ref?: unknown;
}

declare global {
  interface HTMLElementTagNameMap {
    'huiqi-app': HuiqiAppElement;
  }
  interface Window {
    Huiqi?: (Huiqi & HuiqiQueue) | HuiqiQueue;
  }
  namespace JSX {
    interface IntrinsicElements {
      'huiqi-app': HuiqiAppAttributes;
    }
  }
}
