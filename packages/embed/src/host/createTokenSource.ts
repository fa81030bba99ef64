import type { FetchToken, HostToken } from './contract.js';

interface TokenHost {
  readonly fetchToken: FetchToken | null;
  getAttribute(name: string): string | null;
}

/**
 * Requests a token from the page each time one is needed, so that a login after the start needs no new
 * client. The empty token means a visitor; so does a failure of the host, which must not break the widget.
 */
export function createTokenSource(host: TokenHost, onFailure: () => void) {
  return async (): Promise<HostToken> => {
    if (!host.fetchToken) return host.getAttribute('token') ?? '';
    try {
      return (await host.fetchToken()) ?? '';
    } catch {
      onFailure();
      return '';
    }
  };
}
