import type { PolicyApplication } from '@huiqi/sdk';
import { existing, invalid } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { findApplication, lockApplication, ownedBy } from './repository.js';
import type { ApplicationRow } from './toRow.js';
import { findDraft, lockDraft, type DraftRow } from './draftRepository.js';

type Call = Pick<UserCall<never>, 'db' | 'user'>;

/** A declaration of the user; others are not found. */
export async function ownApplication({ db, user }: Call, id: string): Promise<ApplicationRow> {
  return existing(await findApplication(db, id, ownedBy(user.id)));
}

/** The same, locked until the call's transaction ends. */
export const lockedApplication = (call: Call, id: string): Promise<ApplicationRow> =>
  findLocked(lockApplication, call.db, id, () => ownApplication(call, id));

/** A draft of the user; others are not found. */
export async function ownDraft({ db, user }: Call, id: string): Promise<DraftRow> {
  return existing(await findDraft(db, user.id, id));
}

/** The same, locked until the transaction of the call ends. */
export const lockedDraft = (call: Call, id: string): Promise<DraftRow> =>
  findLocked(lockDraft, call.db, id, () => ownDraft(call, id));

type Named = Pick<PolicyApplication, 'id' | 'draftId' | 'orderId'>;

/** The draft or declaration that a payload names, locked; neither for a new one. */
export async function namedRecord(
  call: Call,
  { id, draftId = id, orderId }: Named,
): Promise<{ readonly draft?: DraftRow; readonly application?: ApplicationRow }> {
  // `id` is looked up even if it differs from `draftId`, so that the refusal does not reveal whose it is.
  if (id !== undefined && id !== draftId) await ownDraft(call, id);
  const draft = draftId === undefined ? undefined : await lockedDraft(call, draftId);
  const application = orderId === undefined ? undefined : await lockedApplication(call, orderId);
  if (id !== undefined && id !== draftId)
    throw invalid([{ field: 'id', message: '与草稿编号不一致' }]);
  if (draft && application)
    throw invalid([{ field: 'orderId', message: '不能同时指定草稿和申报记录' }]);
  return { ...(draft ? { draft } : {}), ...(application ? { application } : {}) };
}
