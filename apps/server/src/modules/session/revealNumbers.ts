import type { NoticeSubjectKind } from '@huiqi/sdk';
import { ApiError, conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { recordSecurityEvent } from './recordSecurityEvent.js';

/** An operation that reads the numbers of a case in full. */
type ContactOperation =
  | 'readOrderContact'
  | 'readRenewalContact'
  | 'readPolicyContact'
  | 'readTicketContact'
  | 'readDemandContact'
  | 'readOrganisationOrderContact';

interface CaseNumbers<Numbers> {
  /** Whether the caller, who sees the case, handles it. Defaults to true. */
  readonly isMine?: boolean;
  readonly isOpen: boolean;
  /** Records the reading in the trail of the case too. */
  readonly record?: () => Promise<void>;
  readonly numbers: Numbers;
}

/**
 * Reads the numbers of a case in full for whoever handles it (`text/mask.ts`): which case, by whom and when stands in the
 * security events, never the numbers.
 */
export const revealNumbers = <Id extends ContactOperation, Numbers>(
  call: UserCall<Id>,
  kind: NoticeSubjectKind,
  find: (call: UserCall<Id>) => Promise<CaseNumbers<Numbers>>,
): Promise<Numbers> =>
  // Recorded and read together, or neither. The operation is not idempotent, so the transaction is made here.
  call.db.transaction(async (db) => {
    const inside = { ...call, db };
    const { isMine = true, isOpen, record, numbers } = await find(inside);
    if (!isMine) throw new ApiError('100403', { message: '只有办理人员可以查看完整号码' });
    if (!isOpen) throw conflict('该事项已办结，不能再查看完整号码');
    await recordSecurityEvent(inside, {
      event: 'CONTACT_READ',
      userId: call.user.id,
      detail: `${kind} ${call.input.id}`,
    });
    await record?.();
    return numbers;
  });
