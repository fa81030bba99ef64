import type { ReportLayout } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { OrderRow } from '../orders/toOrder.js';

/** Which of the two reports an order has: analysis for tax loans, otherwise the detailed one (inferred). */
export const layoutOf = ({ categoryId }: Pick<OrderRow, 'categoryId'>): ReportLayout =>
  categoryId === constants.productCategoryIds.tax ? 'news' : 'detail';
