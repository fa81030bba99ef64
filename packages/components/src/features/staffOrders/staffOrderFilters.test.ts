import { expect, it } from 'vitest';
import { ordersCopy } from '../orders/copy.js';
import { staffOrdersCopy } from './copy.js';
import { staffOrderFilterLabels, staffOrderFilters } from './staffOrderFilters.js';

it('filters of the desk survive an address and are described as text', () => {
  const filters = {
    orderCode: 'DJ2026',
    companyName: '明月',
    productName: '云税贷',
    orderStatus: 'ACCEPT_SUCCESS',
    dateStart: '2026-01-01',
    moneyStart: '10',
    moneyEnd: '300.5',
    index: 4,
  } as const;
  expect(staffOrderFilters.parse(staffOrderFilters.format(filters))).toEqual(filters);
  const labels = staffOrderFilterLabels(staffOrdersCopy, ordersCopy);
  expect(staffOrderFilters.active(filters, labels).map(({ label }) => label)).toEqual([
    '申请编号：DJ2026',
    '企业名称：明月',
    '产品名称：云税贷',
    '申请状态：申请中',
    '申请日期：2026-01-01 起',
    '申请金额：10万元 至 300.5万元',
  ]);
});
