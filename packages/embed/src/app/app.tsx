import { createRoot } from 'react-dom/client';
import type { AppHandle, HuiqiAppElement } from '../host/contract.js';
import { createEmitter } from '../host/createEmitter.js';
import type { FetchTokenRequest } from '../host/FetchToken.js';
import { startOf } from '../routes/startOf.js';
import { adoptStyles } from './adoptStyles.js';
import { createLaterStyles } from './createLaterStyles.js';
import { createOptionsStore } from './createOptionsStore.js';
import { createTokenSource } from './createTokenSource.js';
import { createWidgetClient } from './createWidgetClient.js';
import { keptState } from './keptState.js';
import { parseArea } from './parseArea.js';
import { submitWithoutForms } from './submitWithoutForms.js';
import { warnOfLostOptions } from './warnOfLostOptions.js';
import { Widget } from './Widget.js';
import { widgetCss } from './widgetCss.js';

export { checkOptions } from '../host/checkOptions.js';

/** Renders the widget into the shadow root of its element. */
export function attach(element: HuiqiAppElement, root: ShadowRoot, base: URL): AppHandle {
  const lost = warnOfLostOptions(element);
  const emit = createEmitter(element, () => element);
  const refuse = (message: string) => {
    console.error(`Huiqi: ${message}`);
    emit('huiqi-error', { type: 'options', code: 'INVALID_OPTION', requestId: null, message });
  };
  lost.forEach(refuse);
  const options = createOptionsStore(element, refuse);
  const { feature, scope } = options.get();
  const start = startOf(feature, scope?.productIds);
  const { history, drafts } = keptState(element, options.get().route ?? start);
  const tokens = createTokenSource(options.get, (cause) =>
    emit('huiqi-error', {
      type: 'token',
      code: 'TOKEN_UNAVAILABLE',
      requestId: null,
      message: String(cause),
    }),
  );
  const listeners = new Set<() => void>();
  const tokenChanged = (reason: FetchTokenRequest['reason']) => {
    tokens.renew(reason);
    client.session.clear();
    for (const listener of listeners) listener();
  };
  const resume = () => tokenChanged('login-required');
  const parts = { options, origin: base.origin, history, tokens, emit, resume };
  const client = createWidgetClient(parts);

  const box = document.createElement('div');
  // Inherited properties of the page reach into a shadow root; reset them.
  box.style.setProperty('all', 'initial');
  box.style.setProperty('display', 'block');
  root.replaceChildren(box);
  const whole = new URL('widget.css', base);
  const styles = adoptStyles(root, widgetCss, whole);
  const laterStyles = createLaterStyles(root, whole);
  const stopForms = submitWithoutForms(root);
  const react = createRoot(box);
  const onTokenChange = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    const onDrawn = () => {
      if (isReady) return;
      isReady = true;
      emit('huiqi-ready', { route: history.current() });
      resolve();
    };
    const shared = { client, history, drafts, options, emit, onTokenChange, onDrawn, resume };
    react.render(<Widget {...shared} addStyles={laterStyles.add} />);
  });
  // Loaded while the list renders; a screen that needs them waits for them and reports a failure.
  void laterStyles.add().catch(() => undefined);
  const observer = new ResizeObserver(() => emit('huiqi-resize', { height: box.offsetHeight }));
  observer.observe(box);
  return {
    ready,
    optionChanged(name) {
      options.changed(name);
      const { route, area } = options.get();
      if (name === 'route') history.push(route ?? start);
      if (name === 'area') client.setArea(parseArea(area));
      if (name === 'token' || name === 'fetchToken') tokenChanged('refresh');
    },
    navigate: history.push,
    back: () => void history.back(),
    async refreshToken() {
      tokenChanged('refresh');
      await client.session.token();
    },
    destroy() {
      observer.disconnect();
      stopForms();
      tokens.stop();
      react.unmount();
      laterStyles.stop();
      styles.remove();
      root.replaceChildren();
      if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [];
    },
  };
}
