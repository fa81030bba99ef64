import type { Policy, PolicyDetail, PolicyPage } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';

/** A full policy as in the contract, for stories. */
export const samplePolicy = examples.getPolicy['default'] as PolicyDetail;

const [row] = (examples.searchPolicies['default'] as PolicyPage).content as [Policy];

/** Rows that differ in declaration state, days left and target. */
export const samplePolicies: readonly Policy[] = [
  {
    ...row,
    id: '1',
    title: '中小企业技术改造设备投资补助（第三批）申报通知',
    daysLeft: 6,
    declareEndDate: '2026-11-28',
    favourite: true,
  },
  {
    ...row,
    id: '2',
    title: '稳岗返还',
    category: 'EMPLOYMENT',
    grade: 'COUNTRY',
    declareStatus: 'LONG_TERM',
    enterpriseSizes: [],
    declareEndDate: null,
    daysLeft: null,
    maxAmount: null,
    publishNumber: null,
    summary: null,
  },
  {
    ...row,
    id: '3',
    title:
      '重庆市垫江县乡村振兴局关于支持农产品加工企业扩大冷链仓储能力、建设产地初加工设施并开展品牌认证的若干扶持措施（二〇二六年度）',
    category: 'LATER',
    categoryName: '乡村振兴',
    grade: 'COUNTY',
    declareStatus: 'NOT_STARTED',
    enterpriseSizes: ['MEDIUM', 'SMALL', 'MICRO'],
    daysLeft: null,
    views: 12_480,
  },
  {
    ...row,
    id: '4',
    title: '高新技术企业认定奖励',
    declareStatus: 'ENDED',
    declareEndDate: '2026-10-31',
    daysLeft: null,
    declarable: false,
  },
  {
    ...row,
    id: '5',
    title: '小微企业贷款贴息',
    category: 'FINANCE',
    daysLeft: 0,
    maxAmount: '20.5',
  },
];

/** One page of them. */
export const samplePage = (content: readonly Policy[], size = 10): { data: PolicyPage } => ({
  data: { content: [...content], page: { index: 1, size, total: content.length } },
});
