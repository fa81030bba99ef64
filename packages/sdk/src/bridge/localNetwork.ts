/** What the browser says about access to the local network. */
export type LocalNetworkAccess = 'granted' | 'denied' | 'prompt' | undefined;

// Chromium names: one permission at first, split into loopback and local network later.
const names = ['loopback-network', 'local-network-access'];

/**
 * Asks the browser whether this page may reach the own machine (Local Network Access; Chromium blocks
 * a public page's WebSocket to loopback unless permitted). Undefined where there is no such permission.
 */
export async function localNetworkAccess(): Promise<LocalNetworkAccess> {
  if (typeof navigator === 'undefined' || !navigator.permissions) return undefined;
  for (const name of names) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // A browser without this permission throws a TypeError.
    }
  }
  return undefined;
}
