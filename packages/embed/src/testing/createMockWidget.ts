import { createOptionsStore } from '../app/createOptionsStore.js';
import { createTokenSource } from '../app/createTokenSource.js';
import { missingProduct } from '../app/missingProduct.js';
import type { AppHandle, HuiqiAppElement } from '../host/contract.js';
import { createEmitter } from '../host/createEmitter.js';
import { describeInvalid } from '../host/describeInvalid.js';
import { startOf } from '../routes/startOf.js';
import type { MockWidget } from './MockWidget.js';

/** What the widget does with its page, without screens and calls. */
export function createMockWidget(element: HuiqiAppElement): {
  readonly widget: MockWidget;
  readonly handle: AppHandle;
} {
  const options = createOptionsStore(element);
  const emit = createEmitter(element, options.get);
  const refuse = (message: string) =>
    emit('huiqi-error', { type: 'options', code: 'INVALID_OPTION', requestId: null, message });
  const { feature, scope, route: first } = options.get();
  const start = startOf(feature, scope?.productIds);
  const routes = [first ?? start];
  const route = () => routes[routes.length - 1] ?? start;
  const tokens = createTokenSource(options.get, {
    onFailure: ({ code, message }) =>
      emit('huiqi-error', { type: 'token', code, requestId: null, message }),
  });
  const navigate = (to: string) => {
    if (to !== route() && emit('huiqi-navigate', { route: to, from: route() })) routes.push(to);
  };
  const requestToken: MockWidget['requestToken'] = async (reason = 'start') => {
    tokens.renew(reason);
    return (await tokens.get()).token;
  };
  const ready = Promise.resolve().then(() => {
    options.check(describeInvalid, refuse);
    const lack = missingProduct(options.get());
    if (lack !== null) refuse(lack);
    emit('huiqi-ready', { route: route() });
  });
  return {
    widget: {
      element,
      options: options.get,
      route,
      navigate,
      emit,
      requestToken,
      requireLogin: (reason = 'visitor') =>
        new Promise((resolve) => {
          const resume = async () => {
            const token = await requestToken('login-required');
            if (token) resolve(token);
          };
          emit('huiqi-login-required', { reason, resume: () => void resume() });
        }),
    },
    handle: {
      ready,
      optionChanged(name) {
        options.changed(name);
        if (name === 'route') navigate(options.get().route ?? start);
      },
      navigate,
      back() {
        const to = routes[routes.length - 2];
        if (to !== undefined && emit('huiqi-navigate', { route: to, from: route() })) routes.pop();
      },
      async refreshToken() {
        await requestToken('refresh');
      },
      destroy: tokens.stop,
    },
  };
}
