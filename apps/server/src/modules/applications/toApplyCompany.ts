import type { ApplyCompany } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/sessionStore.js';
import type { UserCompany } from '../companies/repository.js';
import { servesPlace } from '../companies/region.js';
import { toRelatedCompany } from '../companies/toRelatedCompany.js';
import type { ProductRow } from '../products/toProduct.js';
import { refusalOf } from './check.js';
import type { StoredOrder } from './repository.js';

interface Applying {
  readonly product: ProductRow;
  /** Open or saved order of the company for the product. */
  readonly order: (StoredOrder & { userId: string }) | undefined;
}

function failReasonOf(user: CurrentUser, mine: UserCompany, applying: Applying | null) {
  if (!applying) return mine.authorized ? null : 'COMPANY_UNAUTHORISED';
  const refusal = refusalOf(user, applying.product, mine);
  if (refusal !== null || !applying.order) return refusal;
  const { userId, status } = applying.order;
  const continues = userId === user.id && status === 'SAVE_NOT_SUBMIT';
  return continues ? null : 'ALREADY_APPLIED';
}

/** A company of the user; an order of it that is another user's shows only in the reason. */
export function toApplyCompany(
  user: CurrentUser,
  mine: UserCompany,
  applying: Applying | null,
): ApplyCompany {
  const order = applying?.order?.userId === user.id ? applying.order : undefined;
  return {
    ...toRelatedCompany(mine),
    inRegion: applying ? servesPlace(applying.product.product.regionCodes, mine.company) : null,
    orderId: order?.id ?? null,
    orderStatus: order?.status ?? null,
    failReason: failReasonOf(user, mine, applying),
  };
}
