import { conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { visibleName } from './isColleague.js';
import {
  closeCorrection,
  findOpenCorrection,
  insertCorrection,
  type Correction,
  type CorrectionSubject,
  type NewCorrection,
  type OpenCorrection,
} from './repositoryCorrections.js';

/** Stores what one person says that a record should be; nothing changes before another has confirmed it. */
export async function proposeCorrection<Subject extends CorrectionSubject>(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  subject: Subject,
  correction: Omit<NewCorrection<Subject>, 'proposerId'>,
): Promise<void> {
  if (!(await insertCorrection(db, subject, { ...correction, proposerId: user.id })))
    throw conflict('该申请已有一项更正等待确认');
}

/** Decides on the correction that was shown, of what this transaction has locked, and returns it to be made. */
export async function settleCorrection<Subject extends CorrectionSubject>(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  subject: Subject,
  { correctionId, confirmed }: { readonly correctionId: string; readonly confirmed: boolean },
  at: Date,
): Promise<Correction<Subject>> {
  const open = await findOpenCorrection(db, subject);
  if (!open || String(open.correction.id) !== correctionId)
    throw conflict('该更正已处理，请刷新后查看');
  const { id, proposerId } = open.correction;
  if (confirmed && proposerId === user.id) throw conflict('更正须由另一位工作人员确认');
  const outcome = confirmed ? 'CONFIRMED' : 'REFUSED';
  await closeCorrection(db, id, { outcome, userId: user.id, at });
  return open.correction;
}

/** A correction that waits, as a staff member sees it; beside it stands what the record should be. */
export const toCorrection = <Subject extends CorrectionSubject>(
  viewer: UserCall<never>['user'],
  { correction, proposer }: OpenCorrection<Subject>,
) => ({
  id: String(correction.id),
  reason: correction.reason,
  proposedBy: visibleName(viewer, proposer),
  mine: correction.proposerId === viewer.id,
  createdTs: correction.createdAt.toISOString(),
});
