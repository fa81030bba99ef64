import type { PolicyStatistic } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { policyHomeCopy as copy } from './copy.js';
import {
  effectCharts,
  effectFigures,
  gradeName,
  gradeShares,
  orgChart,
} from './policyEffectData.js';
import { sampleEffect, sampleStatistic } from './policyHome.fixture.js';

const linkTo = (group: object) => ({ href: JSON.stringify(group) });

test('the figures and the pictures of the effect tell the same numbers', () => {
  const values = effectFigures(sampleEffect, copy).map(({ label, value }) => [label, value]);
  const rows = effectCharts(sampleEffect, copy).flatMap((chart) =>
    chart.rows.map(({ label, value }) => [label, String(value)]),
  );
  expect(values.toSorted()).toEqual(rows.toSorted());
});

test('organisations stand by the number of their policies, the one that is shown marked', () => {
  const { rows } = orgChart(sampleStatistic, copy, { linkTo, current: '1', most: 2 });
  expect(rows).toEqual([
    {
      key: '3',
      label: '重庆市经济和信息化委员会',
      value: 17,
      link: { href: '{"publishOrgId":"3"}' },
      current: false,
    },
    {
      key: '1',
      label: '重庆市财政局',
      value: 12,
      link: { href: '{"publishOrgId":"1"}' },
      current: true,
    },
  ]);
});

const grades = (counts: Readonly<Record<string, number>>): PolicyStatistic => ({
  ...sampleStatistic,
  gradeTypes: Object.entries(counts).map(([grade, count]) => ({ grade, count })),
});

test('a bar of shares holds four parts: further grades are one of them', () => {
  const shares = (counts: Readonly<Record<string, number>>) =>
    gradeShares(grades(counts), copy).parts.map(({ label, value }) => `${label} ${value}`);
  expect(shares({ COUNTRY: 1, CITY: 2, COUNTY: 3 })).toEqual(['国家级 1', '市级 2', '区县级 3']);
  expect(shares({ COUNTRY: 1, CITY: 2, COUNTY: 3, TOWN: 4 })).toHaveLength(4);
  expect(shares({ COUNTRY: 1, CITY: 2, COUNTY: 3, TOWN: 4, PARK: 5 })).toEqual([
    '国家级 1',
    '市级 2',
    '区县级 3',
    '其他 9',
  ]);
});

test('a grade is named by the server, else by the contract, else by itself', () => {
  const gradeTypes = [{ grade: 'TOWN', gradeName: '乡镇级', count: 1 }];
  expect(gradeName('TOWN', { gradeTypes })).toBe('乡镇级');
  expect(gradeName('CITY', { gradeTypes })).toBe('市级');
  expect(gradeName('PARK', { gradeTypes })).toBe('PARK');
});
