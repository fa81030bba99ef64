import { constants } from '@huiqi/sdk/domain';
import type { orders } from '../../schema/orders.js';

interface Handled {
  readonly order: Pick<typeof orders.$inferSelect, 'reviewed' | 'submittedAt'>;
  readonly categoryId: string;
}

/**
 * Whether an order is an epidemic-relief loan: a submitted one by how it is handled, as its product may be of another category
 * since.
 */
export const isEpidemic = ({ order, categoryId }: Handled): boolean =>
  order.submittedAt === null ? categoryId === constants.epidemicCategoryId : order.reviewed;
