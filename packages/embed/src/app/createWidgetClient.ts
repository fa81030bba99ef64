import { createClient, type HuiqiClient, type HuiqiEvent } from '@huiqi/sdk';
import type { Emit } from '../host/createEmitter.js';
import { parseArea } from './parseArea.js';
import { listPath } from '../routes/paths.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import type { OptionsStore } from './createOptionsStore.js';
import type { TokenSource } from './createTokenSource.js';

export interface WidgetClientParts {
  readonly options: OptionsStore;
  /** Where the widget's files come from: the API of the same origin unless another is given. */
  readonly origin: string;
  readonly history: MemoryHistory;
  readonly tokens: TokenSource;
  readonly emit: Emit;
  /** Requests a token again because the page has said that the user is signed in. */
  readonly resume: () => void;
}

/** The client of one widget: token only, no cookies, the widget's address instead of the page's. */
export function createWidgetClient(parts: WidgetClientParts): HuiqiClient {
  const { options, origin, history, tokens } = parts;
  const { product, apiBase, area } = options.get();
  return createClient({
    baseUrl: apiBase ?? origin,
    ...(product ? { product } : {}),
    area: parseArea(area),
    credentials: 'omit',
    location: history.current,
    session: { mode: 'token', token: tokens.get },
    onEvent: (event) => report(event, parts),
  });
}

function report(event: HuiqiEvent, { options, history, emit, resume }: WidgetClientParts): void {
  if (event.type === 'login-required') emit('huiqi-login-required', { reason: 'visitor', resume });
  else if (event.type === 'session-expired')
    emit('huiqi-login-required', { reason: 'expired', resume });
  else {
    emit('huiqi-error', {
      type: 'server',
      code: event.code ?? event.type,
      requestId: event.requestId ?? null,
    });
    const { feature } = options.get();
    // A widget about one product has no list to go to: the page of the product says it.
    const isOne = feature === 'product' || feature === 'apply';
    if (event.type === 'product-off-shelf' && !isOne) history.replace(listPath);
  }
}
