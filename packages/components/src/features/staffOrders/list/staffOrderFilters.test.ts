import { expect, it } from 'vitest';
import { ordersCopy } from '../../orders/copy.js';
import { handlingTimesCopy } from '../../handlingTimes/copy.js';
import { staffOrdersCopy } from '../copy.js';
import {
  codeIn,
  countInput,
  directionOf,
  inTab,
  listInput,
  settleFilters,
  staffOrderFilterLabels,
  staffOrderFilters,
  tabOf,
} from './staffOrderFilters.js';

const parse = (query: string) => staffOrderFilters.parse(new URLSearchParams(query));

const filters = {
  tab: 'all',
  companyName: '明月',
  orderCode: 'DJ2026',
  orderStatus: 'ACCEPT_SUCCESS',
  dateStart: '2026-01-01',
  productName: '云税贷',
  moneyStart: '10',
  moneyEnd: '300.5',
  bankId: '1',
  deptId: '12',
  applyUser: '周明',
  nsrsbh: '91500231MA5U0000X1',
  recommendNameOrPhone: '李敏',
  orderSourceType: 'QR',
  due: 'OVERDUE',
  regionName: '垫江',
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '500231',
  scfPlatform: '1001',
  sortDirection: 'ASC',
  index: 4,
} as const;

it('filters of the desk survive an address and are described as text', () => {
  expect(staffOrderFilters.parse(staffOrderFilters.format(filters))).toEqual(filters);
  const labels = staffOrderFilterLabels(staffOrdersCopy, ordersCopy, handlingTimesCopy, {
    banks: { 1: '中国建设银行' },
    departments: { 12: '普惠金融部' },
    provinces: { 500000: '重庆市' },
    cities: { 500231: '垫江县' },
    districts: { 500231: '垫江县' },
  });
  expect(staffOrderFilters.active(filters, labels).map(({ label }) => label)).toEqual([
    '企业名称：明月',
    '申请编号：DJ2026',
    '申请日期：2026-01-01 起',
    '申请状态：申请中',
    '时限：已超期',
    '产品名称：云税贷',
    '申请金额：10万元 至 300.5万元',
    '贷款银行：中国建设银行',
    '处理部门：普惠金融部',
    '申请账号：周明',
    '税号：91500231MA5U0000X1',
    '推荐人：李敏',
    '申请来源：扫码申请',
    '地区名称：垫江',
    '省份：重庆市',
    '地区：垫江县',
    '区县：垫江县',
    '平台：1001',
  ]);
});

it('begins with what waits for the viewer, the longest waiting first', () => {
  const mine = parse('');
  expect(tabOf(mine)).toBe('mine');
  expect(listInput(mine, 'mine', 10)).toEqual({
    queue: 'mine',
    sortDirection: 'ASC',
    index: 1,
    size: 10,
  });
  expect(directionOf(parse('sortDirection=DESC'), 'mine')).toBe('DESC');
  expect(directionOf(parse('tab=all'), 'all')).toBe('DESC');
});

it('shows an address with a status alone, and a part of another role, among all orders', () => {
  expect(tabOf(parse('orderStatus=PRE_JXW_ACCEPT'))).toBe('all');
  expect(tabOf(parse('tab=commission'), ['mine', 'all'])).toBe('all');
});

it('keeps the other filters in another part, and drops page, order and a status it cannot have', () => {
  const next = inTab(filters, 'granted');
  expect(next).toEqual({
    ...filters,
    tab: 'granted',
    orderStatus: undefined,
    sortDirection: undefined,
    index: undefined,
  });
  expect(inTab(filters, 'mine').tab).toBeUndefined();
  expect(inTab(filters, 'assigned').orderStatus).toBe('ACCEPT_SUCCESS');
});

it('sorts a queue by how long its orders have waited, and keeps what is due in its own parts', () => {
  expect(directionOf({}, 'overdue')).toBe('ASC');
  expect(listInput({ tab: 'overdue' }, 'overdue', 10)).toMatchObject({
    queue: 'mine',
    due: 'OVERDUE',
  });
  expect(inTab(filters, 'dueToday').due).toBeUndefined();
  expect(settleFilters({ tab: 'dueToday', due: 'OVERDUE' }).tab).toBe('all');
  expect(settleFilters({ tab: 'waiting', due: 'OVERDUE' }).tab).toBe('waiting');
});

it('takes a tax number however it was copied, or its beginning', () => {
  expect(parse('nsrsbh=9150 0231-ma5u').nsrsbh).toBe('91500231MA5U');
  expect(parse('nsrsbh=--').nsrsbh).toBeUndefined();
});

it('leaves a status chosen in a part to the list of all', () => {
  const settled = settleFilters({ ...filters, tab: 'granted' });
  expect([settled.tab, settled.orderStatus]).toEqual(['all', 'ACCEPT_SUCCESS']);
  expect(settleFilters({ tab: 'assigned', orderStatus: 'APPROVAL_FAIL' }).tab).toBe('assigned');
  expect(settleFilters({ tab: 'granted' })).toEqual({ tab: 'granted' });
});

it('counts with every filter but part, status, order and page', () => {
  const { tab: _t, orderStatus: _o, sortDirection: _s, index: _i, ...rest } = filters;
  expect(countInput(filters)).toEqual(rest);
});

it.each([
  ['91500231MA5U0000X1', '91500231MA5U0000X1'],
  ['9150023', '9150023'],
  ['500231ma5u', '500231MA5U'],
])('a tax number in the search of names is searched for as one: %s', (typed, nsrsbh) => {
  expect(settleFilters({ tab: 'all', companyName: typed, index: 3 })).toEqual({
    tab: 'all',
    nsrsbh,
  });
});

it('an order code in the search of names is searched for as one', () => {
  const found = settleFilters({ companyName: 'dj20261120', index: 3 });
  expect(found).toEqual({ orderCode: 'DJ20261120' });
});

it('a whole order code in the search of names means one order of all', () => {
  const typed = { tab: 'granted', companyName: 'dj20261120000123' } as const;
  expect(settleFilters(typed)).toEqual({ tab: 'all', orderCode: 'DJ20261120000123' });
  expect(codeIn(typed)).toBe('DJ20261120000123');
  expect(codeIn({ companyName: 'DJ20261120' })).toBeUndefined();
});

it.each(['重庆明月', '明月9150023', '91500', '3M中国', 'A12', 'DJ123'])(
  'a name stays a name: %s',
  (companyName) => {
    expect(settleFilters({ companyName })).toEqual({ companyName });
  },
);
