import {
  BankStatusLabels,
  BankStatusValues,
  OrderStatusLabels,
  OrderStatusValues,
  type OrderStatus,
} from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { date } from '../../patterns/filters/date.js';
import { flag, linkedId, oneOf, page } from '../../patterns/filters/kinds.js';
import { range } from '../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { OrdersCopy } from './copy.js';
import { localized } from '../../provider/copy.js';

/** Filters of an applicant's orders (spec 1 §3 Order list query). */
export const orderFilters = defineFilters({
  orderStatus: oneOf(OrderStatusValues),
  applying: flag(),
  bankStatus: oneOf(BankStatusValues),
  nsrsbh: linkedId(),
  dates: range(date(), 'dateStart', 'dateEnd'),
  index: page(),
});

/** Filter values of an applicant's order list. */
export type OrderFilters = FilterValues<typeof orderFilters.spec>;

/** Two statuses share a label (spec 1 §3); the option tells which one awaits the bank. */
export const statusChoices = (copy: OrdersCopy): Readonly<Record<OrderStatus, string>> => ({
  ...localized(copy, OrderStatusLabels),
  BANK_NO_INFO: `${localized(copy, OrderStatusLabels).BANK_NO_INFO}${copy.waitsForBank}`,
});

export const orderFilterLabels = (
  copy: OrdersCopy,
  companyNames: Readonly<Record<string, string>> = {},
): FilterLabels<typeof orderFilters.spec> => ({
  orderStatus: { label: copy.status, values: statusChoices(copy) },
  applying: copy.applying,
  bankStatus: { label: copy.bankStatus, values: localized(copy, BankStatusLabels) },
  nsrsbh: { label: copy.company, values: companyNames },
  dates: copy.dates,
});
