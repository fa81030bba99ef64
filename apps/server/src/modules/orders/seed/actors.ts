import type { OrderActor } from '@huiqi/sdk';
import type { OrderMover } from '@huiqi/sdk/domain';
import { financierOf } from '../../session/seed/makeUsers.js';

export const actorOf = (mover: OrderMover): OrderActor =>
  mover === 'FINANCIER' ? 'BANK' : mover === 'OPERATOR' || mover === 'ADMIN' ? 'COMMISSION' : mover;

/** Id of the user of the sample who moved an order; null for the server itself. */
export function userOf(mover: OrderMover, applicant: string, bankId: string): string | null {
  if (mover === 'APPLICANT') return applicant;
  if (mover === 'SYSTEM') return null;
  return mover === 'FINANCIER' ? financierOf(bankId) : '6';
}
