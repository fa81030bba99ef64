import type { OrderStatus } from '@huiqi/sdk';
import { OrderStatusTag } from './OrderStatusTag.js';
import * as css from './orders.css.js';
import { orderTone } from './orderTone.js';

/** How many of submission, review, grant and disbursement an order has reached. */
const reached: Readonly<Record<OrderStatus, number>> = {
  SAVE_NOT_SUBMIT: 0,
  ORDER_CLOSED: 1,
  ACCEPT_SUCCESS: 2,
  BANK_NO_INFO: 2,
  PRE_JXW_ACCEPT: 2,
  JXW_AUDIT_PASSED: 2,
  JXW_AUDIT_FAIL: 2,
  APPROVAL_FAIL: 2,
  APPROVAL_SUCCESS: 3,
  CREDIT_LINE_INVALID: 3,
  BANK_APPROVAL_FAIL: 4,
  BANK_APPROVAL_SUCCESS: 4,
};

const stages = [1, 2, 3, 4];

/** The status of an order with its place among four stages, which is drawn only: the status says it. */
export function OrderProgress({ status }: { readonly status: OrderStatus }) {
  return (
    <span className={css.progress}>
      <OrderStatusTag status={status} />
      <span className={css.stages} aria-hidden="true">
        {stages.map((stage) => (
          <span
            key={stage}
            className={stage <= reached[status] ? css.stage[orderTone[status]] : css.ahead}
          />
        ))}
      </span>
    </span>
  );
}
