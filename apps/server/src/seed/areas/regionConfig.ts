import type { AreaConfig } from '@huiqi/sdk';

/** Configuration shared by all sample regions; hosts use a reserved TLD, so that no link leads to a real site. */
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

/** A region's configuration: its own values merged over the shared ones. */
export const regionConfig = (own: Own): AreaConfig => ({ ...shared, ...own });
