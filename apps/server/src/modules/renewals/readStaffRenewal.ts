import type { StaffRenewal } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { toCorrection } from '../orders/corrections.js';
import { findOpenCorrection } from '../orders/correctionRepository.js';
import { staffRenewal } from './answer.js';
import { toRenewal } from './toRenewal.js';

/** A renewal in full, as a staff member sees it. */
export async function readStaffRenewal(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  id: string,
): Promise<StaffRenewal> {
  const renewal = toRenewal(await staffRenewal(db, user, id));
  const open = await findOpenCorrection(db, { renewalId: id });
  const isDecided = renewal.acceptStatus !== 'ACCEPT_SUCCESS';
  return {
    ...renewal,
    correctable: user.role === 'FINANCIER' && isDecided && !open,
    correction: open ? { ...toCorrection(user, open), figures: open.correction.loan } : null,
  };
}
