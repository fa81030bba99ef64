import type { OrderStatus } from '@huiqi/sdk';
import { formatDate, OrderSourceTypeValues } from '@huiqi/sdk/domain';
import { makeCreditCode } from '../seed/companies/identity.js';
import type { KnownOrder } from './knownOrders.js';
import { seedNow } from '../callKit/seedNow.js';

/** Sample staff, one per role. */
export const staffIds = { FINANCIER: '5', OPERATOR: '6', ADMIN: '7' };
export type StaffRole = keyof typeof staffIds;

/** A province without sample orders, so that the platform staff see only this test's. */
export const province = '540000';
export const cities = ['540100', '540200'] as const;
export const statuses = [
  'ACCEPT_SUCCESS',
  'BANK_NO_INFO',
  'PRE_JXW_ACCEPT',
  'APPROVAL_FAIL',
] as const;

const waits: Readonly<Record<string, readonly OrderStatus[]>> = {
  FINANCIER: ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'JXW_AUDIT_PASSED', 'APPROVAL_SUCCESS'],
  OPERATOR: ['PRE_JXW_ACCEPT'],
  ADMIN: ['PRE_JXW_ACCEPT'],
};
const queues: Readonly<Record<string, readonly OrderStatus[]>> = {
  waiting: ['ACCEPT_SUCCESS', 'BANK_NO_INFO'],
  recommended: ['JXW_AUDIT_PASSED'],
  granted: ['APPROVAL_SUCCESS'],
  commission: ['PRE_JXW_ACCEPT'],
};

/** The days of the first of these cities; orders elsewhere have the platform's five. */
export const promise = {
  desk: 'ORDER',
  kind: '',
  scfProvince: province,
  scfCity: cities[0],
  scfDistrict: '0',
  days: 3,
} as const;
const undecided = ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT', 'JXW_AUDIT_PASSED'];

function dueState({ createdAt, city }: KnownOrder): string {
  const days = city === promise.scfCity ? promise.days : 5;
  const dueOn = formatDate(new Date(createdAt.getTime() + days * 86_400_000).toISOString());
  const today = formatDate(seedNow.toISOString());
  return dueOn === today ? 'TODAY' : dueOn < today ? 'OVERDUE' : 'LATER';
}

const text = (value: string, wanted: string) => value.toLowerCase().includes(wanted.toLowerCase());
const dayOf = ({ createdAt }: KnownOrder) => formatDate(createdAt.toISOString());

/** The meaning of each filter, repeated independently (spec 1 §3). */
export const meanings: Readonly<
  Record<string, (order: KnownOrder, value: string, role: StaffRole) => boolean>
> = {
  orderStatus: ({ status }, value) => status === value,
  queue: ({ status, assignee, correctionBy }, value, role) => {
    const own = assignee === staffIds[role];
    if (value === 'assigned') return own;
    if (value !== 'mine') return queues[value]?.includes(status) === true;
    const isToConfirm = correctionBy !== null && correctionBy !== staffIds[role];
    return isToConfirm || (waits[role]?.includes(status) === true && (own || assignee === null));
  },
  due: (order, value) => undecided.includes(order.status) && dueState(order) === value,
  orderCode: ({ code }, value) => text(code, value),
  companyName: ({ company }, value) => text(company, value),
  productName: ({ product }, value) => text(product, value),
  applyUser: ({ user }, value) => text(user, value),
  dateStart: (order, value) => dayOf(order) >= value,
  dateEnd: (order, value) => dayOf(order) <= value,
  moneyStart: ({ amount }, value) => amount >= Number(value),
  moneyEnd: ({ amount }, value) => amount <= Number(value),
  bankId: ({ bankId }, value) => bankId === value,
  nsrsbh: ({ creditCode }, value) => creditCode?.startsWith(value) === true,
  deptId: ({ departments }, value) =>
    departments.some((id) => id === value || id.startsWith(`${value}-`)),
  orderSourceType: ({ source }, value) => source === value,
  recommendNameOrPhone: ({ referee, recommendation }, value) =>
    referee.split(' ').some((part) => text(part, value)) || text(recommendation, value),
  regionName: ({ region }, value) => value === '' || text(region, value),
  scfProvince: ({ province: code }, value) => value === '0' || code === value,
  scfCity: ({ city }, value) => value === '0' || city === value,
  scfDistrict: ({ district }, value) => value === '0' || district === value,
  scfPlatform: ({ platform }, value) => platform === value,
};

/** Values of each filter, of which some find much, some little and some nothing. */
export const filterValues: Readonly<Record<string, readonly string[]>> = {
  orderStatus: [...statuses, 'APPROVAL_SUCCESS', 'CREDIT_LINE_INVALID'],
  queue: [...Object.keys(queues), 'mine', 'assigned'],
  orderCode: ['test', 'TESTa_', '%', '_', '1', 'TESTB%5', 'nothing'],
  companyName: ['重庆', '食品', '甲', '%', ' 甲7 '].map((one) => one.trim()),
  productName: ['贷', '云', '税', '不存在'],
  applyUser: ['明月', '企业用户', '用户', '不存在'],
  dateStart: ['2026-01-01', formatDate(seedNow.toISOString())],
  dateEnd: ['2026-01-01', formatDate(seedNow.toISOString())],
  moneyStart: ['10.5', '10.51', '11', '400'],
  moneyEnd: ['10.5', '10.51', '12', '400'],
  bankId: ['1', '2', '999'],
  due: ['LATER', 'TODAY', 'OVERDUE'],
  nsrsbh: [
    makeCreditCode('500231', 4_131),
    '91500231MA5UXXXXXX',
    '9150',
    makeCreditCode('500231', 4_131).slice(0, 14),
  ],
  deptId: ['bank-1', 'bank-1-1', 'jxw', 'jxw-1', 'bank-2', 'nowhere'],
  orderSourceType: [...OrderSourceTypeValues, 'FAX'],
  recommendNameOrPhone: ['敏', '1390000', 'ab', 'TJ', 'XT000000001', '%'],
  regionName: ['', '拉萨', '县', '不存在'],
  scfProvince: ['0', province, '500000'],
  scfCity: ['0', ...cities, '500231'],
  scfDistrict: ['0', ...cities, '500231'],
  scfPlatform: ['1001', '1002'],
};
