import type { AreaNode } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { toDemandSubmission } from './demandForm.js';

const node = (code: string, name: string, childList: AreaNode[] = []): AreaNode => ({
  code,
  name,
  childList,
});
const areas = [
  node('500000', '重庆市', [node('500231', '垫江县')]),
  node('510000', '四川省', [node('511600', '广安市', [node('511623', '邻水县')])]),
];
const typed = {
  anonymity: 'false',
  demandType: 'HELP',
  title: ' 用电容量不足 ',
  content: '厂房变压器已满负荷。',
  contactName: '周明',
  contactPhone: '13800000001',
  nsrsbh: '91500231MA5U0000X1',
  areaCode: '500231',
  fileUrls: 'finance/1/a.pdf,finance/1/b.pdf',
};

test('a demand of a company names it, its area and city', () => {
  expect(toDemandSubmission(typed, areas)).toEqual({
    anonymity: false,
    demandType: 'HELP',
    title: '用电容量不足',
    content: '厂房变压器已满负荷。',
    fileUrls: ['finance/1/a.pdf', 'finance/1/b.pdf'],
    contactName: '周明',
    contactPhone: '13800000001',
    nsrsbh: '91500231MA5U0000X1',
    areaCode: '500231',
    areaName: '垫江县',
    cityCode: '500231',
  });
});

test('the city of a district in a province is the one above it', () => {
  expect(toDemandSubmission({ ...typed, areaCode: '511623' }, areas)).toMatchObject({
    areaCode: '511623',
    areaName: '邻水县',
    cityCode: '511600',
  });
});

test('an anonymous one is the form and its type alone, whatever was typed before', () => {
  expect(toDemandSubmission({ ...typed, anonymity: 'true', fileUrls: '' }, areas)).toEqual({
    anonymity: true,
    demandType: 'HELP',
    title: '用电容量不足',
    content: '厂房变压器已满负荷。',
  });
  // The visitor's form does not ask.
  const { anonymity: _none, demandType: _default, ...rest } = typed;
  expect(toDemandSubmission({ ...rest, fileUrls: '' }, undefined)).toMatchObject({
    anonymity: true,
    demandType: 'ADVISORY',
  });
});
