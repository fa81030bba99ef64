import type { OrderStatus } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/sessionStore.js';

/**
 * Whether an order of the user was made where their session does not reach: a partner's session knows those alone that
 * were made through it (`ownedBy`). That there is one may be told, not which.
 */
export const isElsewhere = (
  { partner }: Pick<CurrentUser, 'partner'>,
  order: { readonly partnerId: string | null },
): boolean => Boolean(partner) && order.partnerId !== partner?.id;

/**
 * Whether the user goes on with an open order where they are: it is only saved, and not in the care of another partner,
 * who would lose it.
 */
export const mayContinue = (
  user: Pick<CurrentUser, 'id' | 'partner'>,
  order: {
    readonly userId: string;
    readonly status: OrderStatus;
    readonly partnerId: string | null;
  },
): boolean =>
  order.userId === user.id &&
  order.status === 'SAVE_NOT_SUBMIT' &&
  (order.partnerId === null || !isElsewhere(user, order));
