import type { NoticeSubjectKind } from '@huiqi/sdk';
import { ApiError, conflict } from '../contract/ApiError.js';
import type { UserCall } from '../http/context.js';
import { recordSecurityEvent } from './recordSecurityEvent.js';

/** An operation that reads a case's numbers in full. */
type ContactOperation =
  | 'readOrderContact'
  | 'readRenewalContact'
  | 'readPolicyContact'
  | 'readTicketContact'
  | 'readDemandContact'
  | 'readOrganisationOrderContact';

interface CaseNumbers<Numbers> {
  /** Whether the caller, who can see the case, handles it. Defaults to true. */
  readonly isMine?: boolean;
  readonly isOpen: boolean;
  /** Also records the reading in the case's trail. */
  readonly record?: () => Promise<void>;
  readonly numbers: Numbers;
}

/**
 * Returns a case's unmasked numbers to the staff who handle it (`text/mask.ts`): the security events record which case,
 * by whom and when, never the numbers.
 */
export const revealNumbers = <Id extends ContactOperation, Numbers>(
  call: UserCall<Id>,
  kind: NoticeSubjectKind,
  find: (call: UserCall<Id>) => Promise<CaseNumbers<Numbers>>,
): Promise<Numbers> =>
  // Recorded and read in one transaction, created here because the operation is not idempotent.
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
