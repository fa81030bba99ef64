import type { FetchToken, HostToken } from './contract.js';

interface TokenHost {
  readonly fetchToken: FetchToken | null;
  getAttribute(name: string): string | null;
}

/**
 * Asks the page for a token each time one is needed, so that a login after the start needs no new
 * client. A visitor is the empty token. A host that fails makes a visitor, not a broken widget.
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
