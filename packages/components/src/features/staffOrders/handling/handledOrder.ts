import type { StaffOrderSummary } from '@huiqi/sdk';

/** What the dialogs of handling need of an order. */
export type HandledOrder = Pick<
  StaffOrderSummary,
  'orderId' | 'companyName' | 'assignee' | 'recommender'
>;
