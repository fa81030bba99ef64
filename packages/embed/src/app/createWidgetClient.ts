import { createClient, type HuiqiClient, type HuiqiEvent } from '@huiqi/sdk';
import type { HuiqiAppElement } from '../host/contract.js';
import { createTokenSource } from '../host/createTokenSource.js';
import type { Emit } from '../host/eventMap.js';
import { parseArea } from '../host/parseArea.js';
import { listPath } from '../routes/paths.js';
import type { MemoryHistory } from './createMemoryHistory.js';

/** The client of one widget: token only, no cookies, the widget's address instead of the page's. */
export function createWidgetClient(
  element: HuiqiAppElement,
  origin: string,
  history: MemoryHistory,
  emit: Emit,
): HuiqiClient {
  const product = element.getAttribute('product');
  return createClient({
    baseUrl: element.getAttribute('api-base') ?? origin,
    ...(product ? { product } : {}),
    area: parseArea(element.getAttribute('area')),
    credentials: 'omit',
    location: history.current,
    session: {
      mode: 'token',
      token: createTokenSource(element, () =>
        emit('huiqi:error', { code: 'TOKEN_UNAVAILABLE', requestId: null }),
      ),
    },
    onEvent: (event) => report(event, history, emit),
  });
}

function report(event: HuiqiEvent, history: MemoryHistory, emit: Emit): void {
  if (event.type === 'login-required') emit('huiqi:login-required', { reason: 'visitor' });
  else if (event.type === 'session-expired') emit('huiqi:login-required', { reason: 'expired' });
  else {
    emit('huiqi:error', { code: event.code ?? event.type, requestId: event.requestId ?? null });
    if (event.type === 'product-off-shelf') history.replace(listPath);
  }
}
