import { constants } from '@huiqi/sdk/domain';
import type { OrderRow } from './toOrder.js';

/**
 * Whether an order is an epidemic-relief loan: a submitted one by how it is handled, as its product may be of another category
 * since.
 */
export const isEpidemic = ({
  order,
  categoryId,
}: Pick<OrderRow, 'order' | 'categoryId'>): boolean =>
  order.submittedAt === null ? categoryId === constants.epidemicCategoryId : order.reviewed;
