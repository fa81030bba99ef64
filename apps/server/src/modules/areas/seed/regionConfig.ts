import type { AreaConfig } from '@huiqi/sdk';

/** What every region of the sample has; hosts end in a reserved name, so that no link leads to somebody's site. */
const shared = {
  hotlineHours: '工作日 09:30-18:30',
  scfPlatform: '1001',
  scfProvince: '500000',
  scfProvinceName: '重庆市',
  institutionLoginUrl: 'https://institution.huiqi.example/login',
  governmentLoginUrl: 'https://government.huiqi.example/login',
  legalServiceUrl: 'https://legal.huiqi.example/',
  creditSiteUrl: 'https://credit.huiqi.example/',
  loginPhone: true,
  loginTax: true,
  loginThreeSides: false,
  loginName: null,
  counterLimitIndex: false,
  counterRepaymentIndex: false,
  counterLimitFinancing: false,
  counterRepaymentFinancing: false,
} as const;

type Own = Omit<AreaConfig, keyof typeof shared> & Partial<AreaConfig>;

/** The configuration of a region: its own values over those all of them share. */
export const regionConfig = (own: Own): AreaConfig => ({ ...shared, ...own });
