import type { Policy, PolicyApplyRecord, PolicyServiceEffect, PolicyStatistic } from '@huiqi/sdk';
import { examples, type MockScenarios } from '@huiqi/sdk/testing';

const [policy] = (examples.listFrontPolicies['default'] as { content: Policy[] }).content as [
  Policy,
];

const numbered = (n: number, part: Partial<Policy>): Policy => ({
  ...policy,
  id: String(5000 + n),
  ...part,
});

/** Policies as in lists: ending soon, with time left, without an end, ended. */
export const samplePolicies: readonly Policy[] = [
  numbered(1, { title: '中小企业技术改造设备投资补助', daysLeft: 0, maxAmount: '100' }),
  numbered(2, {
    title: '稳岗返还与一次性扩岗补助申报指南（面向招用高校毕业生和失业人员的中小微企业）',
    grade: 'COUNTRY',
    publishOrgId: '2',
    publishOrgName: '垫江县人力资源和社会保障局',
    daysLeft: 6,
    maxAmount: null,
  }),
  numbered(3, { title: '首次上规工业企业奖励', grade: 'COUNTY', daysLeft: 41, maxAmount: '20' }),
  numbered(4, {
    title: '小微企业融资担保费补贴',
    declareStatus: 'LONG_TERM',
    declareEndDate: null,
    daysLeft: null,
    maxAmount: '5',
  }),
  numbered(5, {
    title: '绿色工厂创建奖励',
    declareStatus: 'ENDED',
    declareEndDate: '2026-06-30',
    daysLeft: null,
    declarable: false,
  }),
];

export const sampleEffect: PolicyServiceEffect = {
  declarationFirm: 128,
  recommendFirm: 860,
  recommendPolicy: 340,
  redemptionPolicy: 95,
};

export const sampleStatistic: PolicyStatistic = {
  total: 33,
  publishOrgTypes: [
    { publishOrgId: '1', publishOrgName: '重庆市财政局', count: 12 },
    { publishOrgId: '2', publishOrgName: '垫江县人力资源和社会保障局', count: 4 },
    { publishOrgId: '3', publishOrgName: '重庆市经济和信息化委员会', count: 17 },
  ],
  gradeTypes: [
    { grade: 'COUNTRY', count: 6 },
    { grade: 'CITY', count: 18 },
    { grade: 'COUNTY', count: 9 },
  ],
};

export const sampleRecords: readonly PolicyApplyRecord[] = samplePolicies.map(
  ({ title, id }, turn) => ({
    companyName: `重庆**${id}有限公司`,
    policyTitle: title,
    applyTs: `2026-11-${20 - turn}T08:30:00.000Z`,
  }),
);

const page = <Row>(content: readonly Row[], size: number) => ({
  data: { content: [...content], page: { index: 1, size, total: content.length } },
});

/** The responses needed by this file's views. */
export const samplePolicyHome: MockScenarios = {
  listFrontPolicies: page(samplePolicies.slice(0, 4), 4),
  listFrontApplications: page(sampleRecords, 10),
  listPolicies: page(samplePolicies, 10),
  listDeclarablePolicies: { data: samplePolicies.slice(0, 4) },
  listNewestPolicies: { data: [...samplePolicies] },
  getPolicyServiceEffect: { data: sampleEffect },
  getPolicyStatistic: { data: sampleStatistic },
  getPolicyHome: { data: { listRecommend: samplePolicies.slice(0, 3), listCollect: [] } },
  getPolicySearchMenu: {
    data: {
      categories: [{ code: 'TECHNOLOGY', name: '技术创新' }],
      grades: [
        { code: 'COUNTRY', name: '国家级' },
        { code: 'CITY', name: '市级' },
        { code: 'COUNTY', name: '区县级' },
      ],
      enterpriseSizes: [{ code: 'SMALL', name: '小型' }],
      publishOrgs: sampleStatistic.publishOrgTypes.map(({ publishOrgId, publishOrgName }) => ({
        code: publishOrgId,
        name: publishOrgName,
      })),
    },
  },
};
