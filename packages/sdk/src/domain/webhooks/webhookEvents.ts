import type { OrderEvent, WebhookEventType } from '../../generated/enums.js';

/** Webhook types by event of the order machine; `docs/webhooks.md` shows the table. */
const webhookTypes: Readonly<Partial<Record<OrderEvent, WebhookEventType>>> = {
  SUBMIT: 'order.submitted',
  REVIEW_PASS: 'order.reviewed',
  REVIEW_REJECT: 'order.refused',
  GRANT: 'order.accepted',
  REJECT: 'order.refused',
  DISBURSE: 'order.loaned',
  LOAN_VOIDED: 'order.loanVoided',
  NO_ANSWER: 'order.unanswered',
  EXPIRE: 'order.expired',
  CLOSE: 'order.closed',
};

/** The webhook type for an event of an order; null for internal events. */
export const webhookTypeOf = (event: OrderEvent): WebhookEventType | null =>
  webhookTypes[event] ?? null;
