import type { PartnerScope } from '@huiqi/sdk';

interface SamplePartner {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly scope: PartnerScope;
  /** Publicly known; only exists in the sandbox. */
  readonly secret: string;
  readonly isDisabled?: boolean;
}

const everything: PartnerScope = { bankIds: null, categoryIds: null, productIds: null };

/** The partner of the playground; its origins come from the configuration (HUIQI_DEMO_ORIGINS). */
export const demoPartner: SamplePartner = {
  id: 'pt_demo',
  name: '示例保险',
  source: 'DEMO',
  scope: everything,
  secret: 'sandbox-demo-partner',
};

export const samplePartners: readonly SamplePartner[] = [
  demoPartner,
  {
    id: 'pt_bank',
    name: '示例银行网点',
    source: 'BANK1',
    scope: { ...everything, bankIds: ['1'] },
    secret: 'sandbox-bank-partner',
  },
  {
    id: 'pt_former',
    name: '已停用的合作机构',
    source: 'FORMER',
    scope: everything,
    secret: 'sandbox-former-partner',
    isDisabled: true,
  },
];
