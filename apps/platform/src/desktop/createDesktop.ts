import {
  bridgeOptionsOf,
  createHostBridge,
  openHostCompanyBinding,
  openHostLogin,
  openSubWindow,
  readInjectedHost,
} from '@huiqi/sdk/bridge';
import type { Desktop } from './Desktop.js';

/** Connects to the desktop client around this page; null in a browser. Throws if what it injects cannot be used. */
export function createDesktop(): Desktop | null {
  const host = readInjectedHost();
  if (!host) return null;
  const bridge = createHostBridge(bridgeOptionsOf(host));
  let wasAsked = false;
  return {
    bridge,
    async openLogin() {
      if (wasAsked && navigator.userActivation?.isActive !== true) return;
      wasAsked = true;
      await openHostLogin(bridge);
    },
    loggedIn() {
      wasAsked = false;
    },
    openWindow: (url, title) => openSubWindow(bridge, { url, title }),
    openCompanyBinding: () => openHostCompanyBinding(bridge),
  };
}
