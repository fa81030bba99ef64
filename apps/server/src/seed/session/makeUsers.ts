import type { RoleType } from '@huiqi/sdk';
import { hasAccount, ownerOf } from '../companies/ownerOf.js';
import type { users } from '../../schema/users.js';
import { sampleAccounts } from './sampleAccounts.js';

export type NewUser = Omit<typeof users.$inferInsert, 'passwordHash'>;

/** The company of a sample account, by user id. */
const companyOf: Readonly<Record<string, string>> = { '1': '1', '3': '3' };
const bankOfSampleFinancier = '1';
const region = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };
/** Where staff work; each role can enter its own. */
const linkOf: Readonly<Partial<Record<RoleType, string>>> = {
  FINANCIER: '/applicationManage',
  OPERATOR: '/applicationManage',
  ADMIN: '/applicationManage',
  BACKSTAGE: '/msgCenter',
  SERVICE_STAFF: '/serviceOrg',
};

/** Id of the user who decides for a bank: the sample account for its bank, a disabled user for every other. */
export const financierOf = (bankId: string): string =>
  bankId === bankOfSampleFinancier ? '5' : `financier-${bankId}`;

const accountUsers = (): NewUser[] =>
  sampleAccounts.map(({ id, login, role, type, name, isFirstLogin, orgId }) => ({
    id,
    name,
    phone: type === 'PHONE' ? login : null,
    taxNo: type === 'TAX' ? login : null,
    role,
    type,
    companyId: companyOf[id] ?? null,
    bankId: role === 'FINANCIER' ? bankOfSampleFinancier : null,
    orgId: orgId ?? null,
    ...region,
    link: linkOf[role] ?? null,
    isFirstLogin: isFirstLogin ?? false,
  }));

/** Owners of the companies without a sample account; they cannot log in. */
const owners = (companyIds: readonly string[]): NewUser[] =>
  companyIds
    .filter((id) => !hasAccount(id))
    .map((id) => ({
      id: ownerOf(id),
      name: `企业用户${id}`,
      phone: null,
      role: 'NORMA',
      type: 'PHONE',
      companyId: id,
      ...region,
      disabled: true,
    }));

/** Financiers of the banks without a sample account; they cannot log in. */
const financiers = (bankIds: readonly string[]): NewUser[] =>
  bankIds
    .filter((id) => id !== bankOfSampleFinancier)
    .map((bankId) => ({
      id: financierOf(bankId),
      name: `银行信贷员${bankId}`,
      phone: null,
      role: 'FINANCIER',
      type: 'PHONE',
      bankId,
      ...region,
      disabled: true,
    }));

export const makeUsers = (companyIds: readonly string[], bankIds: readonly string[]): NewUser[] => [
  ...accountUsers(),
  ...owners(companyIds),
  ...financiers(bankIds),
];
