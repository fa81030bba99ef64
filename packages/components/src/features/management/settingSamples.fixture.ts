import type { ManagedAnnouncement, ManagedApproval, ManagedRenewalBank } from '@huiqi/sdk';

export const sampleApproval: ManagedApproval = {
  kind: 'APPROVAL',
  subject: 'NEWS',
  aloneIn: ['500231'],
};

export const sampleRenewalBank: ManagedRenewalBank = {
  kind: 'RENEWAL_BANK',
  bank: '重庆农村商业银行',
  phone: '023-00000001',
  slogan: '无还本续贷，到期不断贷',
  position: 1,
  products: [
    {
      name: '渝快续贷',
      renewType: 'ENTERPRISE',
      maxLoanLimit: 500,
      minInterestRate: '3.65',
      maxInterestRate: '4.35',
      interestRateType: 'YEAR',
      maxLoanTerm: 36,
    },
  ],
};

export const sampleAnnouncement: ManagedAnnouncement = {
  kind: 'ANNOUNCEMENT',
  title: '国庆假期服务安排',
  content: '<p>10月1日至7日暂停<strong>人工服务</strong>，10月8日恢复。</p>',
  regionCodes: ['500231'],
  endsOn: '2026-10-08',
};
