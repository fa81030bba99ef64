import type { DraftStorage } from '../../provider/draftStorage.js';

const key = 'huiqi:login:account';

/** The phone that login starts with in this tab: typed at the last login, or the one a password was just set for. */
export const loginAccount = (drafts: DraftStorage): string | undefined => drafts.passing.get(key);

export function keepLoginAccount(drafts: DraftStorage, phone: string): void {
  drafts.passing.set(key, phone);
}

export function forgetLoginAccount(drafts: DraftStorage): void {
  drafts.passing.remove(key);
}
