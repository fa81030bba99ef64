import type { OrderStatus } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';

/**
 * Whether an order of the user was made outside the reach of their session: a partner session only knows orders made
 * through that partner (`ownedBy`). The user may learn that one exists, not which.
 */
export const isOutOfReach = (
  { partner }: Pick<CurrentUser, 'partner'>,
  order: { readonly partnerId: string | null },
): boolean => Boolean(partner) && order.partnerId !== partner?.id;

/**
 * Whether the user may continue an open order here: it is a saved application, and not one made through another
 * partner, who would lose it.
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
  (order.partnerId === null || !isOutOfReach(user, order));
