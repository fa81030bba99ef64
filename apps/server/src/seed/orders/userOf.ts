import type { OrderMover } from '@huiqi/sdk/domain';
import { financierOf } from '../session/makeUsers.js';

/** Id of the sample user who moved an order; null for the server itself. */
export function userOf(mover: OrderMover, applicant: string, bankId: string): string | null {
  if (mover === 'APPLICANT') return applicant;
  if (mover === 'SYSTEM') return null;
  return mover === 'FINANCIER' ? financierOf(bankId) : '6';
}
