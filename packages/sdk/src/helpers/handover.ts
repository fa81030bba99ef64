import type { HuiqiClient } from '../client/HuiqiClient.js';
import type { UserInfo } from '../generated/models.js';
import { getUserByCode, getUserByToken } from '../generated/operations/session.js';
import { isSecretParameter, withoutParameters } from '../session/secretQuery.js';

/** What a partner's page or the single sign-on put into the address; valid once, for a minute. */
export type Handover =
  | { readonly kind: 'token'; readonly source?: string; readonly token: string }
  | { readonly kind: 'code'; readonly code: string };

/** The parts of `window` that are used. */
export interface HandoverPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

function readHandover(query: URLSearchParams): Handover | null {
  const token = query.get('token');
  if (token) {
    if (token.length > 512) return null;
    const source = query.get('source');
    if (source === null) return { kind: 'token', token };
    return /^[\w-]{1,32}$/.test(source) ? { kind: 'token', source, token } : null;
  }
  const code = query.get('code');
  return code && code.length >= 8 && code.length <= 256 ? { kind: 'code', code } : null;
}

/**
 * Reads `?token=` (which may name its `source`) or `?code=` and removes it from the address before anything else happens, so that it
 * is in no history entry and no later request. The navigation's own entry keeps it (`performance`), which is why it is
 * valid once. Returns null if there is none, or one that cannot be exchanged.
 */
export function takeHandover({ history, location }: HandoverPage = window): Handover | null {
  const { hash, pathname, search } = location;
  const query = new URLSearchParams(search);
  const removed = withoutParameters(
    search,
    (name) => isSecretParameter(name) || (name === 'source' && query.has('token')),
  );
  if (removed === withoutParameters(search, () => false)) return null;
  history.replaceState(history.state, '', `${pathname}${removed}${hash}`);
  return readHandover(query);
}

/** Signs in with a handover: starts a session in the mode of the client and returns its user. */
export async function exchangeHandover(
  client: HuiqiClient,
  handover: Handover,
  signal?: AbortSignal,
): Promise<UserInfo> {
  const options = { signal, retries: 0 };
  const { userInfo } =
    handover.kind === 'code'
      ? await getUserByCode(client, { code: handover.code }, options)
      : await getUserByToken(client, { source: handover.source, token: handover.token }, options);
  return userInfo;
}
