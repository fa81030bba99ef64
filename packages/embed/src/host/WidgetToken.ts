/** A token, or a token with its expiry time (ms since 1970, or an ISO date). */
export type WidgetToken =
  | string
  | { readonly token: string; readonly expiresAt?: number | string | null };
