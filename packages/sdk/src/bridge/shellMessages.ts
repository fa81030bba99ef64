import type { Handover } from '../helpers/handover.js';

type TokenHandover = Required<Extract<Handover, { kind: 'token' }>>;

const hasOnly = (payload: object, names: readonly string[]): boolean =>
  Object.keys(payload).every((name) => names.includes(name));

/**
 * Payload of `signed-in`: the token of the user who has just logged in to the shell, valid once, as in `?token=&source=`.
 */
export const acceptsSignedIn = (payload: unknown): payload is Omit<TokenHandover, 'kind'> => {
  if (typeof payload !== 'object' || payload === null) return false;
  const { source, token } = payload as Partial<Record<'source' | 'token', unknown>>;
  return (
    typeof token === 'string' &&
    token.length >= 8 &&
    token.length <= 512 &&
    typeof source === 'string' &&
    /^[\w-]{1,32}$/.test(source) &&
    hasOnly(payload, ['source', 'token'])
  );
};

/** Payload of `sub-window-closed`: the address with which the page asked for the window. */
export const acceptsWindowClosed = (payload: unknown): payload is { readonly url: string } => {
  if (typeof payload !== 'object' || payload === null) return false;
  const { url } = payload as { readonly url?: unknown };
  return typeof url === 'string' && url.length <= 2_048 && hasOnly(payload, ['url']);
};

/** Payload of messages without data: `signed-out`. */
export const acceptsNothing = (
  payload: unknown,
): payload is Readonly<Record<never, never>> | null =>
  payload === null || (typeof payload === 'object' && Object.keys(payload).length === 0);
