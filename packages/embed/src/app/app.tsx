import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBox } from '../first/createBox.js';
import type { AppHandle, HuiqiAppElement } from '../host/contract.js';
import { createEmitter } from '../host/createEmitter.js';
import type { DrawnScreen } from '../host/DrawnScreen.js';
import { hasPlainOptions } from '../host/plainOptions.js';
import { warnDeveloper } from '../host/warnDeveloper.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import type { FetchTokenRequest } from '../host/FetchToken.js';
import { listPath } from '../routes/paths.js';
import { missingProduct } from './missingProduct.js';
import { startOf } from '../routes/startOf.js';
import { adoptStyles } from './adoptStyles.js';
import { checkLater } from './checkLater.js';
import { createLanguage } from './createLanguage.js';
import { createLogin } from './createLogin.js';
import { createOptionsStore } from './createOptionsStore.js';
import { createSlices } from './createSlices.js';
import { createTokenSource } from './createTokenSource.js';
import { createWidgetClient } from './createWidgetClient.js';
import { followAppearance } from './followAppearance.js';
import { followDebug } from './followDebug.js';
import { guardHistory, isList, withFilters } from './guardHistory.js';
import { keepControlled } from './keepControlled.js';
import { keptState } from './keptState.js';
import { guardLinks } from './linkTargets.js';
import { parseArea } from './parseArea.js';
import { Widget, type WidgetProps } from './Widget.js';
import { withScreen } from './withScreen.js';

export { checkOptions } from './checkLater.js';

/** Renders the widget into the shadow root of its element. */
export function attach(
  element: HuiqiAppElement,
  root: ShadowRoot,
  base: URL,
  given?: DrawnScreen | void,
): AppHandle {
  let present = (): WidgetOptions => element;
  const emit = createEmitter(element, () => present());
  const refuse = (message: string) => {
    warnDeveloper(message);
    emit('huiqi-error', { type: 'options', code: 'INVALID_OPTION', requestId: null, message });
  };
  const options = createOptionsStore(element);
  present = options.get;
  const { feature, scope, route: first, drafts: where, apiBase } = options.get();
  const start = startOf(feature, scope?.productIds);
  const lack = missingProduct(options.get());
  if (lack !== null) refuse(lack);
  const kept = keptState(element, withFilters(first ?? start, options), where);
  const history = guardHistory(kept.history, options, emit);
  const stopDebug = followDebug(element, options, [base.origin, apiBase ?? base.origin]);
  const listeners = new Set<(isRenewal: boolean) => void>();
  const notify = (isRenewal: boolean) => {
    for (const listener of listeners) listener(isRenewal);
  };
  const readAgain = () => {
    client.session.clear();
    notify(false);
  };
  const tokens = createTokenSource(options.get, {
    onFailure: ({ code, message }) =>
      emit('huiqi-error', { type: 'token', code, requestId: null, message }),
    onEnd: () => {
      endSession();
      login.refused('expired');
    },
    onRenewed: () => notify(true),
    onLate: readAgain,
  });
  const tokenChanged = (reason: FetchTokenRequest['reason']) => {
    tokens.renew(reason);
    readAgain();
  };
  const login = createLogin(emit, async () => {
    tokenChanged('login-required');
    return Boolean(await client.session.token());
  });
  const language = createLanguage(options, () =>
    import('./widgetEnglish.js').then((module) => module.widgetEnglish),
  );
  const parts = { options, language, origin: base.origin, history, tokens, emit, login };
  const { client, endSession } = createWidgetClient(parts);

  // Options may have changed since it was drawn.
  const isDrawn = given && hasPlainOptions(element) && history.current() === listPath;
  const drawn = isDrawn ? given : undefined;
  const box = drawn?.box ?? createBox();
  if (!drawn) root.replaceChildren(box);
  // In one task with the sheet that takes its place.
  const styles = adoptStyles(root, base);
  guardLinks(root);
  keepControlled(root);
  const look = followAppearance(options, root, warnDeveloper);
  let react: Root | undefined;
  const onTokenChange: WidgetProps['onTokenChange'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let hydration: Promise<void> | undefined;
  let isReady = false;
  let destroyed = false;
  const ready = new Promise<void>((resolve) => {
    const onDrawn = async () => {
      await hydration;
      if (isReady || destroyed) return;
      isReady = true;
      emit('huiqi-ready', { route: history.current() });
      resolve();
      drawn?.handOver();
    };
    const { drafts } = kept;
    const shared = {
      client,
      history,
      drafts,
      options,
      language,
      emit,
      onTokenChange,
      onDrawn,
      login,
    };
    void Promise.all([drawn && withScreen(drawn), look.ready, styles]).then(([hydrated]) => {
      if (destroyed) return;
      if (!hydrated) {
        react = createRoot(box);
        react.render(<Widget {...shared} root={root} />);
        return;
      }
      const slices = createSlices();
      const first = { ...hydrated, renderSlice: slices.render };
      // Differences, as after a change of data, are rendered again.
      react = hydrateRoot(box, <Widget {...shared} root={root} first={first} />, {
        onRecoverableError: () => undefined,
      });
      hydration = slices.finish();
    });
  });
  void checkLater(element, root, options, refuse).catch(() => undefined);
  const observer = new ResizeObserver(() => emit('huiqi-resize', { height: box.offsetHeight }));
  observer.observe(box);
  return {
    ready,
    optionChanged(name) {
      options.changed(name);
      const { route, area } = options.get();
      if (name === 'route') history.push(route ?? start);
      if (name === 'filters' && isList(history.current()))
        history.replace(withFilters(listPath, options));
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
      destroyed = true;
      look.stop();
      observer.disconnect();
      stopDebug();
      tokens.stop();
      react?.unmount();
      root.replaceChildren();
      if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [];
    },
  };
}
