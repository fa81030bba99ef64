import type { ApplyCompany } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { UserCompany } from '../companies/repository.js';
import { servesPlace } from '../companies/region.js';
import { toRelatedCompany } from '../companies/toRelatedCompany.js';
import type { ProductRow } from '../products/toProduct.js';
import { refusalOf } from './check.js';
import { isOutOfReach, mayContinue } from './isOutOfReach.js';
import type { OpenOrder } from './repository.js';

interface Applying {
  readonly product: ProductRow;
  /** Open order or saved application of the company for the product. */
  readonly order: OpenOrder | undefined;
}

function failReasonOf(user: CurrentUser, mine: UserCompany, applying: Applying | null) {
  if (!applying) return mine.authorized ? null : 'COMPANY_UNAUTHORISED';
  const refusal = refusalOf(user, applying.product, mine);
  if (refusal !== null || !applying.order) return refusal;
  return mayContinue(user, applying.order) ? null : 'ALREADY_APPLIED';
}

/**
 * A company of the user. Another user's order shows only the reason; one made out of the session's reach also shows the
 * status; an unproved company shows nothing.
 */
export function toApplyCompany(
  user: CurrentUser,
  mine: UserCompany,
  applying: Applying | null,
): ApplyCompany {
  const isOwn = mine.authorized && applying?.order?.userId === user.id;
  const order = isOwn ? applying.order : undefined;
  return {
    ...toRelatedCompany(mine),
    inRegion: applying ? servesPlace(applying.product.product.regionCodes, mine.company) : null,
    orderId: order && !isOutOfReach(user, order) ? order.id : null,
    orderStatus: order?.status ?? null,
    failReason: failReasonOf(user, mine, applying),
  };
}
