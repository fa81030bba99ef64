import { OrderStatusValues } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { amount } from '../../patterns/filters/amount.js';
import { date } from '../../patterns/filters/date.js';
import { oneOf, page, text } from '../../patterns/filters/kinds.js';
import { range } from '../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { OrdersCopy } from '../orders/copy.js';
import { statusChoices } from '../orders/orderFilters.js';
import type { StaffOrdersCopy } from './copy.js';

/** Filters of the desk (spec 1 §3 Admin order list filters). */
export const staffOrderFilters = defineFilters({
  orderCode: text({ max: 32 }),
  companyName: text({ max: 100 }),
  productName: text({ max: 100 }),
  orderStatus: oneOf(OrderStatusValues),
  dates: range(date(), 'dateStart', 'dateEnd'),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  index: page(),
});

/** What the desk shows. */
export type StaffOrderFilters = FilterValues<typeof staffOrderFilters.spec>;

export const staffOrderFilterLabels = (
  copy: StaffOrdersCopy,
  orders: OrdersCopy,
): FilterLabels<typeof staffOrderFilters.spec> => ({
  orderCode: copy.orderCode,
  companyName: copy.company,
  productName: copy.productName,
  orderStatus: { label: orders.status, values: statusChoices(orders) },
  dates: orders.dates,
  money: { label: orders.amount, unit: orders.wan },
});
