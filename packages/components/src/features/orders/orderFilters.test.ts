import { describe, expect, it } from 'vitest';
import {
  changeOrderFilters,
  formatOrderFilters,
  parseStaffOrderFilters,
  type OrderFilters,
} from './orderFilters.js';

describe('order filters', () => {
  it('survive the way through an address', () => {
    const filters = {
      orderStatus: 'ACCEPT_SUCCESS',
      dateStart: '2026-01-01',
      dateEnd: '2026-11-20',
      orderCode: 'DJ1',
      companyName: '明月',
      productName: '云税贷',
      moneyStart: '1',
      moneyEnd: '300.5',
      index: 2,
    } as const;
    expect(parseStaffOrderFilters(formatOrderFilters(filters))).toEqual(filters);
  });

  it.each(['orderStatus=NO', 'dateStart=2026-02-30', 'moneyStart=-1', 'index=0'])(
    'leave out what is not known: %s',
    (text) => {
      expect(parseStaffOrderFilters(new URLSearchParams(text))).toEqual({});
    },
  );

  it('show the first page after a change', () => {
    const filters: OrderFilters = { index: 3, dateEnd: '2026-11-20' };
    expect(changeOrderFilters(filters, { dateEnd: undefined })).toEqual({});
  });
});
