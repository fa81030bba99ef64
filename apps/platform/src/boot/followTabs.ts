import { keepSession, type HuiqiClient } from '@huiqi/sdk';

/** Keeps the session of a signed-in user alive, and ends it here when another tab ends it. Returns a function that stops it. */
export const followTabs = (client: HuiqiClient, onLoggedOut: () => void): (() => void) =>
  keepSession(client, { onLoggedOut });
