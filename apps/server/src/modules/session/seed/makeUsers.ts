import type { RoleType } from '@huiqi/sdk';
import type { userCompanies, users } from '../table.js';
import { sampleAccounts, taxAccountNumber } from './sampleAccounts.js';

export type NewUser = typeof users.$inferInsert;
export type NewUserCompany = typeof userCompanies.$inferInsert;

/** Companies of the first account: one authorised, one not yet, one outside the region. */
const companyOf: Readonly<Record<string, string>> = { '1': '1', '3': '3' };
const bankOfFinancier = '1';

/** Who decides for a bank: the sample account for its own, for each other one somebody with no password. */
export const financierOf = (bankId: string): string =>
  bankId === bankOfFinancier ? '5' : `financier-${bankId}`;

const enterprise = { GRZX: true, GRZX01: true };
const staff = { GRZX01: true, ADMIN_ORDERS: true };
const permissionsOf = (role: RoleType) =>
  role === 'NORMA' || role === 'AGENT' ? enterprise : staff;

export function makeSampleUsers(passwordHash: string): NewUser[] {
  return sampleAccounts.map(({ id, login, role, type, name }) => ({
    id,
    name,
    phone: type === 'PHONE' ? login : null,
    taxNo: type === 'TAX' ? taxAccountNumber : null,
    passwordHash,
    role,
    type,
    companyId: companyOf[id] ?? null,
    bankId: role === 'FINANCIER' ? bankOfFinancier : null,
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '0',
    link: role === 'NORMA' || role === 'AGENT' ? null : '/applicationManage',
    permissions: permissionsOf(role),
  }));
}

/** Owners of the other companies; nobody knows their passwords. */
export function makeOwners(companyIds: readonly string[], passwordHash: string): NewUser[] {
  return companyIds.map((id) => ({
    id: `owner-${id}`,
    name: `企业用户${id}`,
    phone: null,
    passwordHash,
    role: 'NORMA',
    type: 'PHONE',
    companyId: id,
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '0',
    permissions: enterprise,
    disabled: true,
  }));
}

/** Financiers of the banks that no sample account works for; nobody knows their passwords. */
export function makeFinanciers(bankIds: readonly string[], passwordHash: string): NewUser[] {
  return bankIds
    .filter((id) => id !== bankOfFinancier)
    .map((bankId) => ({
      id: financierOf(bankId),
      name: `银行信贷员${bankId}`,
      phone: null,
      passwordHash,
      role: 'FINANCIER',
      type: 'PHONE',
      bankId,
      scfProvince: '500000',
      scfCity: '500231',
      scfDistrict: '0',
      permissions: staff,
      disabled: true,
    }));
}

export function makeUserCompanies(ownedIds: readonly string[], now: Date): NewUserCompany[] {
  const authorised: Partial<NewUserCompany> = {
    authorized: true,
    certifyType: 'FR',
    authority: ['TAX', 'CREDIT'],
    authorizedAt: now,
  };
  return [
    { userId: '1', companyId: '1', ...authorised },
    { userId: '1', companyId: '2', authorized: false },
    { userId: '1', companyId: '10', ...authorised },
    { userId: '3', companyId: '3', ...authorised },
    { userId: '4', companyId: '4', ...authorised },
    ...ownedIds.map((id) => ({ userId: `owner-${id}`, companyId: id, ...authorised })),
  ];
}
