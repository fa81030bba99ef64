import { createClient, type HuiqiEvent } from '@huiqi/sdk';
import type { Emit } from '../host/createEmitter.js';
import { parseArea } from './parseArea.js';
import { listPath } from '../routes/paths.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import type { LanguageStore } from './createLanguage.js';
import type { Login } from './createLogin.js';
import type { OptionsStore } from './createOptionsStore.js';
import type { TokenSource } from './createTokenSource.js';
import { reportFailures, type ReportedClient } from './reportFailures.js';
import { sharedFetch } from './sharedFetch.js';

export interface WidgetClientParts {
  readonly options: OptionsStore;
  readonly language: LanguageStore;
  /** Where the widget's files come from: the API of the same origin unless another is given. */
  readonly origin: string;
  readonly history: MemoryHistory;
  readonly tokens: TokenSource;
  readonly emit: Emit;
  readonly login: Login;
}

/** The client of one widget: token only, no cookies, the widget's address instead of the page's. */
export function createWidgetClient(parts: WidgetClientParts): ReportedClient {
  const { options, language, origin, history, tokens } = parts;
  const { product, apiBase, area } = options.get();
  const client = createClient({
    baseUrl: apiBase ?? origin,
    ...(product ? { product } : {}),
    area: parseArea(area),
    locale: () => language.get().language?.errors,
    credentials: 'omit',
    location: history.current,
    session: { mode: 'token', token: tokens.get },
    onEvent: (event) => report(event, parts),
    fetch: (url, init) => sharedFetch(url, withReference(init, options.get().reference)),
  });
  return reportFailures(client, parts.emit);
}

/**
 * Every call carries the page's own reference: the server stores it with the resulting order. A request without headers is no
 * call: it looks for what can be read without a preflight.
 */
function withReference(init: RequestInit | undefined, reference: string | null | undefined) {
  if (!reference || !init?.headers) return init;
  const headers = new Headers(init.headers);
  headers.set('X-Partner-Reference', reference);
  return { ...init, headers };
}

function report(event: HuiqiEvent, { options, history, emit, login }: WidgetClientParts): void {
  if (event.type === 'login-required') login.refused('visitor');
  else if (event.type === 'session-expired') login.refused('expired');
  else {
    emit('huiqi-error', {
      type: 'server',
      code: event.code ?? event.type,
      requestId: event.requestId ?? null,
    });
    const { feature } = options.get();
    // A widget about one product has no list to go to: the product's page says it.
    const isOne = feature === 'product' || feature === 'apply';
    if (event.type === 'product-off-shelf' && !isOne) history.replace(listPath);
  }
}
