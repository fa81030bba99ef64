import type { RoleType, UserType } from '@huiqi/sdk';
import { makeCreditCode } from '../companies/identity.js';

export const samplePassword = 'Huiqi@2026';

/** Number of the tax account; its company is the third of the sample. */
export const taxAccountNumber = makeCreditCode('500231', 4_000 + 3 * 131);

/** Number of the tax account without phone and password, which has no company. */
export const firstTaxAccountNumber = makeCreditCode('500231', 9_731);

export interface SampleAccount {
  readonly id: string;
  readonly login: string;
  readonly role: RoleType;
  readonly type: UserType;
  readonly name: string;
  readonly note: string;
  /** The user has not set their first password. */
  readonly isFirstLogin?: boolean;
  /** Its service organisation. */
  readonly orgId?: string;
}

/** One account per role and kind of login, and a second service organisation, all with the sample password. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    id: '1',
    login: '13800000001',
    role: 'NORMA',
    type: 'PHONE',
    name: '明月食品',
    note: '名下有企业的用户（桂溪机械待授权：法人周明，身份证 11010519491231002X，手机 13800000001）',
  },
  {
    id: '2',
    login: '13800000002',
    role: 'NORMA',
    type: 'PHONE',
    name: '新用户',
    note: '还没有企业的用户',
  },
  {
    id: '3',
    login: taxAccountNumber,
    role: 'NORMA',
    type: 'TAX',
    name: '税号用户',
    note: '税号登录',
  },
  { id: '4', login: '13800000004', role: 'AGENT', type: 'PHONE', name: '服务代理', note: '代理人' },
  {
    id: '5',
    login: '13800000005',
    role: 'FINANCIER',
    type: 'PHONE',
    name: '建行信贷员',
    note: '中国建设银行',
  },
  {
    id: '6',
    login: '13800000006',
    role: 'OPERATOR',
    type: 'PHONE',
    name: '平台运营',
    note: '运营与经信委审核',
  },
  {
    id: '7',
    login: '13800000007',
    role: 'ADMIN',
    type: 'PHONE',
    name: '平台管理员',
    note: '管理员',
  },
  {
    id: '8',
    login: '13800000008',
    role: 'BACKSTAGE',
    type: 'PHONE',
    name: '后台人员',
    note: '后台',
  },
  {
    id: '9',
    login: '13800000009',
    role: 'NORMA',
    type: 'PHONE',
    name: '首次登录用户',
    note: '首次登录，须设置密码',
    isFirstLogin: true,
  },
  {
    id: '10',
    login: firstTaxAccountNumber,
    role: 'NORMA',
    type: 'TAX',
    name: '首次登录税号用户',
    note: '税号首次登录，须设置手机号和密码',
    isFirstLogin: true,
  },
  {
    id: '11',
    login: '13800000010',
    role: 'SERVICE_STAFF',
    type: 'PHONE',
    name: '张惠',
    note: '服务机构 801 的工作人员',
    orgId: '801',
  },
  {
    id: '12',
    login: '13800000011',
    role: 'SERVICE_STAFF',
    type: 'PHONE',
    name: '陈立',
    note: '服务机构 802 的工作人员',
    orgId: '802',
  },
];

/** The sample account with a login. */
export function accountOf(login: string): SampleAccount {
  const account = sampleAccounts.find((one) => one.login === login);
  if (!account) throw new Error(`There is no sample account ${login}`);
  return account;
}
