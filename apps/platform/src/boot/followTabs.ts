import type { DraftStorage } from '@huiqi/components/provider';
import { forgetInput } from '@huiqi/components/session';
import { keepSession, type HuiqiClient } from '@huiqi/sdk';

/** Keeps the session of a signed-in user alive, and ends it here when another tab ends it. Returns a function that stops it. */
export const followTabs = (
  client: HuiqiClient,
  drafts: DraftStorage,
  onLoggedOut: () => void,
): (() => void) =>
  keepSession(client, {
    onLoggedOut() {
      forgetInput(drafts);
      onLoggedOut();
    },
  });
