import { OrderStatusValues } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { ordersCopy } from './copy.js';
import { orderFilterLabels, orderFilters, statusChoices } from './orderFilters.js';

describe('order filters', () => {
  it('survive an address', () => {
    const filters = {
      orderStatus: 'APPROVAL_FAIL',
      applying: true,
      nsrsbh: '91500231MA5U0000X1',
      dateStart: '2026-01-01',
      dateEnd: '2026-02-28',
      index: 2,
    } as const;
    expect(orderFilters.parse(orderFilters.format(filters))).toEqual(filters);
  });

  it('show a range of days as one filter', () => {
    const values = { dateStart: '2026-01-01', dateEnd: '2026-02-28' };
    const active = orderFilters.active(values, orderFilterLabels(ordersCopy));
    expect(active.map(({ label }) => label)).toEqual(['申请日期：2026-01-01 至 2026-02-28']);
  });

  it('tell every status apart', () => {
    const labels = Object.values(statusChoices(ordersCopy));
    expect(new Set(labels).size).toBe(OrderStatusValues.length);
  });
});
