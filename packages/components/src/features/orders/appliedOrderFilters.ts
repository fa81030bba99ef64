import { OrderStatusLabels } from '@huiqi/sdk';
import type { AppliedFilter } from '../../patterns/FilterBar/FilterBar.js';
import type { OrdersCopy } from './copy.js';
import type { StaffOrderFilters } from './orderFilters.js';

/** The filters in force, in words; the key is what a click removes. */
export function appliedOrderFilters(filters: StaffOrderFilters, copy: OrdersCopy): AppliedFilter[] {
  const { orderStatus, dateStart, dateEnd } = filters;
  const dates = dateStart || dateEnd ? `${dateStart ?? '…'} 至 ${dateEnd ?? '…'}` : undefined;
  const rows: (readonly [string, string, string | undefined])[] = [
    ['orderStatus', copy.status, orderStatus && OrderStatusLabels[orderStatus]],
    ['dates', copy.dates, dates],
    ['orderCode', copy.orderCode, filters.orderCode],
    ['companyName', copy.company, filters.companyName],
    ['productName', copy.productName, filters.productName],
    ['moneyStart', copy.moneyFrom, filters.moneyStart && `${filters.moneyStart}万元`],
    ['moneyEnd', copy.moneyTo, filters.moneyEnd && `${filters.moneyEnd}万元`],
  ];
  return rows.flatMap(([key, name, value]) => (value ? [{ key, label: `${name}：${value}` }] : []));
}

/** What removing one applied filter changes. */
export const removalOf = (key: string): Partial<Record<keyof StaffOrderFilters, undefined>> =>
  key === 'dates' ? { dateStart: undefined, dateEnd: undefined } : { [key]: undefined };
