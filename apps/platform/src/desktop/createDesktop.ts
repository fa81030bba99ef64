import {
  acceptsNothing,
  acceptsSignedIn,
  acceptsWindowClosed,
  bridgeOptionsOf,
  createHostBridge,
  openHostCompanyBinding,
  openHostLogin,
  openSubWindow,
  readInjectedHost,
  notifyHostSignedOut,
} from '@huiqi/sdk/bridge';
import type { Desktop, ShellMessages } from './Desktop.js';

/** Connects to the desktop client around this page; null in a browser. Throws if what it injects cannot be used. */
export function createDesktop(): Desktop | null {
  const host = readInjectedHost();
  if (!host) return null;
  const bridge = createHostBridge(bridgeOptionsOf(host));
  let wasAsked = false;
  let messages: ShellMessages | undefined;
  let start: () => void;
  // The connection is there before the page is drawn.
  const drawn = new Promise<void>((resolve) => {
    start = resolve;
  });
  // Logins and logouts one at a time: an earlier one that takes longer must not undo a later one.
  let last: Promise<unknown> = drawn;
  const inTurn = (act: () => unknown) => {
    const next = last.then(act, act);
    last = next;
    return next;
  };
  bridge.handle('signed-in', {
    accepts: acceptsSignedIn,
    async run(handover) {
      await inTurn(() => messages?.signedIn(handover));
      wasAsked = false;
    },
  });
  bridge.handle('signed-out', {
    accepts: acceptsNothing,
    run: async () => void (await inTurn(() => messages?.signedOut())),
  });
  bridge.handle('sub-window-closed', {
    accepts: acceptsWindowClosed,
    async run() {
      await drawn;
      await messages?.windowClosed();
    },
  });
  return {
    bridge,
    async openLogin() {
      if (wasAsked && navigator.userActivation?.isActive !== true) return;
      wasAsked = true;
      await openHostLogin(bridge);
    },
    follow(next) {
      messages = next;
      start();
    },
    // Existing clients know no such message, and the session has ended all the same.
    notifySignedOut: () => notifyHostSignedOut(bridge).catch(() => undefined),
    openWindow: (url, title) => openSubWindow(bridge, { url, title }),
    openCompanyBinding: () => openHostCompanyBinding(bridge),
  };
}
