import type { CurrentUser } from '../../security/SessionStore.js';
import { regionBounds } from '../../security/regionScope.js';

/** Whose a thing is: of a bank or of the platform, of a province or of none. */
export interface Belonging {
  readonly bankId: string | null;
  readonly scfProvince: string | null;
}

/** What somebody of the staff keeps; null for no limit. */
export type KeeperScope = Belonging;

/** A bank's staff keep what is their bank's, and everybody what is offered in their province. */
export const keeperScope = (user: CurrentUser): KeeperScope => ({
  // No bank has this id: an account without a bank keeps nothing.
  bankId: user.role === 'FINANCIER' ? (user.bankId ?? '') : null,
  scfProvince: regionBounds(user).scfProvince ?? null,
});

/** Whether somebody keeps a thing. */
export const isKept = (scope: KeeperScope, { bankId, scfProvince }: Belonging): boolean =>
  (scope.bankId === null || scope.bankId === bankId) &&
  (scope.scfProvince === null || scfProvince === null || scope.scfProvince === scfProvince);
