import type { StaffOrderSummary } from '@huiqi/sdk';

/** The order fields that the handling dialogs need. */
export type HandledOrder = Pick<
  StaffOrderSummary,
  'orderId' | 'companyName' | 'assignee' | 'recommender'
>;
