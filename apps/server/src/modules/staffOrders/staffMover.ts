import type { OrderMover } from '@huiqi/sdk/domain';
import { forbidden } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/SessionStore.js';

/** The actor for a staff member who moves orders; throws 100403 for anyone else. */
export function staffMover({ role }: Pick<CurrentUser, 'role'>): OrderMover {
  if (role === 'FINANCIER' || role === 'OPERATOR' || role === 'ADMIN') return role;
  throw forbidden();
}
