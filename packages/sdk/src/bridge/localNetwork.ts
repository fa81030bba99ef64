/** What the browser says about access to the local network. */
export type LocalNetworkAccess = 'granted' | 'denied' | 'prompt' | undefined;

// Chromium had one permission first and split it into loopback and local network later.
const names = {
  loopback: ['loopback-network', 'local-network-access'],
  local: ['local-network', 'local-network-access'],
} as const;

/**
 * Whether this page may reach the shell's address (Local Network Access; Chromium blocks a public page's WebSocket to
 * loopback unless permitted). Undefined where no permission is needed or the browser knows none.
 */
export async function localNetworkAccess(address: string): Promise<LocalNetworkAccess> {
  const space = spaceOf(new URL(address).hostname);
  if (space === undefined || typeof navigator === 'undefined' || !navigator.permissions) {
    return undefined;
  }
  // A page of this machine may always connect to it.
  if (typeof location !== 'undefined' && spaceOf(location.hostname) === 'loopback') {
    return undefined;
  }
  for (const name of names[space]) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // A browser without this permission throws a TypeError.
    }
  }
  return undefined;
}

function spaceOf(host: string): keyof typeof names | undefined {
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)) return 'loopback';
  const local = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$|\.local$/;
  return local.test(host) ? 'local' : undefined;
}
