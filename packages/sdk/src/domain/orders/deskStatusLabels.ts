import { OrderStatusLabels, type OrderStatus } from '../../generated/enums.js';

/** Labels of order statuses for staff: the applicants', except that staff see which banks have not responded. */
export const deskStatusLabels: Readonly<Record<OrderStatus, string>> =
  // A bundler cannot tell that a spread has no effect, and would keep the labels in every page.
  /* @__PURE__ */ Object.assign({}, OrderStatusLabels, { BANK_NO_INFO: '银行未反馈' });
