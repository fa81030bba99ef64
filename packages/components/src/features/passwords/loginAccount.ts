import type { DraftStorage } from '../../provider/draftStorage.js';

const key = 'huiqi:login:account';

/** The initial phone of the login in this tab: from the last login, or from setting a password. */
export const loginAccount = (drafts: DraftStorage): string | undefined => drafts.passing.get(key);

export function keepLoginAccount(drafts: DraftStorage, phone: string): void {
  drafts.passing.set(key, phone);
}

export function forgetLoginAccount(drafts: DraftStorage): void {
  drafts.passing.remove(key);
}
