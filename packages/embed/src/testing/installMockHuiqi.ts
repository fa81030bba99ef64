import { checkOptions } from '../host/checkOptions.js';
import type { AppModule } from '../host/AppModule.js';
import type { HuiqiAppElement } from '../host/contract.js';
import type { Huiqi } from '../host/WidgetHandle.js';
import { install } from '../loader/install.js';
import { createMockWidget } from './createMockWidget.js';
import type { MockWidget } from './MockWidget.js';

export interface MockHuiqi {
  /** What the page's code gets from `loadHuiqi`, and finds as `window.Huiqi`. */
  readonly huiqi: Huiqi;
  /** The widgets in the page, oldest first. */
  readonly widgets: () => readonly MockWidget[];
  /** Resolves with a widget as soon as it has started: the newest, or the one of an element. */
  readonly widget: (element?: Element) => Promise<MockWidget>;
}

let installed: MockHuiqi | undefined;

/**
 * Defines `<huiqi-app>` and `window.Huiqi` by the code of the loader, with widgets that draw nothing and call no server.
 * `loadHuiqi`, the wrappers, the element and `window.Huiqi.q` work unchanged. Once for a window; later calls return the
 * same. Throws if the real loader has run, or without a DOM.
 */
export function installMockHuiqi(): MockHuiqi {
  if (installed) return installed;
  if (typeof customElements !== 'object')
    throw new Error('installMockHuiqi needs a DOM, such as that of jsdom, happy-dom or a browser');
  if (customElements.get('huiqi-app')) throw new Error('the real loader of Huiqi has run already');
  const started = new Map<Element, MockWidget>();
  const waiting = new Set<() => void>();
  const widgets = () => [...started.values()];
  const app: AppModule = {
    checkOptions,
    attach(element: HuiqiAppElement) {
      const { widget, handle } = createMockWidget(element);
      started.set(element, widget);
      // Not before the page has what `mount` returns.
      void handle.ready.then(() => {
        for (const look of waiting) look();
      });
      return {
        ...handle,
        destroy() {
          started.delete(element);
          handle.destroy();
        },
      };
    },
  };
  install(() => Promise.resolve(app), new URL('https://huiqi.mock/embed/v1/loader.js'), 'mock');
  installed = {
    huiqi: (window as unknown as { Huiqi: Huiqi }).Huiqi,
    widgets,
    widget: (element) =>
      new Promise((resolve) => {
        const look = () => {
          const found = element ? started.get(element) : widgets().pop();
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
  return installed;
}
