import { createRoot } from 'react-dom/client';
import type { AppHandle, HuiqiAppElement } from '../host/contract.js';
import { emitFrom } from '../host/eventMap.js';
import { parseArea } from '../host/parseArea.js';
import { listPath } from '../routes/paths.js';
import { createLaterStyles } from './createLaterStyles.js';
import { createMemoryHistory } from './createMemoryHistory.js';
import { createWidgetClient } from './createWidgetClient.js';
import { widgetCss } from './widgetCss.js';
import { Widget } from './Widget.js';

/** Renders the widget into the shadow root of its element. */
export function attach(element: HuiqiAppElement, root: ShadowRoot, origin: string): AppHandle {
  const emit = emitFrom(element);
  const history = createMemoryHistory(element.getAttribute('route') ?? listPath);
  const client = createWidgetClient(element, origin, history, emit);
  const listeners = new Set<() => void>();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetCss);
  root.adoptedStyleSheets = [sheet];
  const laterStyles = createLaterStyles(root);
  const box = document.createElement('div');
  // Inherited properties of the page reach into a shadow root; reset them.
  box.style.setProperty('all', 'initial');
  box.style.setProperty('display', 'block');
  root.replaceChildren(box);
  const react = createRoot(box);
  const onTokenChange = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  react.render(
    <Widget {...{ client, history, emit, onTokenChange, addStyles: laterStyles.add }} />,
  );
  // Loaded while the list renders; a screen that needs them waits for them and reports a failure.
  void laterStyles.add().catch(() => undefined);
  const observer = new ResizeObserver(() => emit('huiqi:resize', { height: box.offsetHeight }));
  observer.observe(box);
  return {
    attributeChanged(name) {
      if (name === 'route') history.push(element.getAttribute('route') ?? listPath);
      if (name === 'area') client.setArea(parseArea(element.getAttribute('area')));
    },
    tokenChanged() {
      client.session.clear();
      for (const listener of listeners) listener();
    },
    destroy() {
      observer.disconnect();
      react.unmount();
      laterStyles.stop();
      root.replaceChildren();
      root.adoptedStyleSheets = [];
    },
  };
}
