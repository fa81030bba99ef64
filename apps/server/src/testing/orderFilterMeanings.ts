import type { OrderStatus } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { KnownOrder } from './knownOrders.js';

/** Sample staff, one a role. */
export const staffIds = { FINANCIER: '5', OPERATOR: '6', ADMIN: '7' };
export type StaffRole = keyof typeof staffIds;

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

export const inQueues = Object.keys(queues);

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
  orderCode: ({ code }, value) => text(code, value),
  companyName: ({ company }, value) => text(company, value),
  productName: ({ product }, value) => text(product, value),
  applyUser: ({ user }, value) => text(user, value),
  dateStart: (order, value) => dayOf(order) >= value,
  dateEnd: (order, value) => dayOf(order) <= value,
  moneyStart: ({ amount }, value) => amount >= Number(value),
  moneyEnd: ({ amount }, value) => amount <= Number(value),
  bankId: ({ bankId }, value) => bankId === value,
  nsrsbh: ({ creditCode }, value) => creditCode === value,
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
