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
} from './correctionRepository.js';

/** Stores a proposed record; nothing changes until another person confirms it. */
export async function proposeCorrection<Subject extends CorrectionSubject>(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  subject: Subject,
  correction: Omit<NewCorrection<Subject>, 'proposerId'>,
): Promise<void> {
  if (!(await insertCorrection(db, subject, { ...correction, proposerId: user.id })))
    throw conflict('该申请已有一项更正等待确认');
}

/** Decides on the correction shown, of a locked subject, and returns it to be applied. */
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

/** An open correction for a staff member, beside the proposed record. */
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
