import { clearDrafts } from '../../../patterns/useDraft/draftStore.js';
import type { DraftStorage } from '../../../provider/draftStorage.js';
import { forgetLoginAccount } from '../../passwords/loginAccount.js';
import { forgetUploads } from '../../uploads/heldUploads.js';

/**
 * Forgets what a user typed in this tab: drafts, unsent files and the account of the login. For every logout, not for a session
 * that expired, after which the user goes on.
 */
export function forgetInput(drafts: DraftStorage): void {
  clearDrafts(drafts);
  forgetUploads();
  forgetLoginAccount(drafts);
}
