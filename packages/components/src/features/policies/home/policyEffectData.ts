import { PolicyGradeLabels, type PolicyServiceEffect, type PolicyStatistic } from '@huiqi/sdk';
import { formatThousands, labelOf } from '@huiqi/sdk/domain';
import type { ChartPart, ShareChartData } from '../../../patterns/charts/chartData.js';
import type { RankChartData, RankRow } from '../../../patterns/charts/rankData.js';
import type { KeyFigure } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PolicyHomeCopy } from './copy.js';

/** A chart with a title. */
type Titled<Data> = Data & { readonly title: string };

/** The filters for one organisation or grade. */
export type PolicyGroup = { readonly publishOrgId: string } | { readonly grade: string };

type GroupLink = (group: PolicyGroup) => LinkTarget;

const format = (value: number) => formatThousands(value);

interface RankLinks {
  readonly linkTo: GroupLink;
  /** The group the page already shows. */
  readonly current?: string | undefined;
}

/** Maximum rows of a ranking on a front page. */
const maxOrgs = 10;
/** A share bar distinguishes four parts. */
const maxGrades = 4;

/** The policy service's results in four numbers. */
export function effectFigures(effect: PolicyServiceEffect, copy: PolicyHomeCopy): KeyFigure[] {
  const { recommendFirm, declarationFirm, recommendPolicy, redemptionPolicy } = effect;
  return [
    { label: copy.recommendPolicy, value: format(recommendPolicy), unit: copy.policies },
    { label: copy.recommendFirm, value: format(recommendFirm), unit: copy.firms },
    { label: copy.declarationFirm, value: format(declarationFirm), unit: copy.firms },
    { label: copy.redemptionPolicy, value: format(redemptionPolicy), unit: copy.policies },
  ];
}

/** How many recommendations led further: enterprises to a declaration, policies to a payment. */
export function effectCharts(
  effect: PolicyServiceEffect,
  copy: PolicyHomeCopy,
): readonly Titled<RankChartData>[] {
  const chart = (
    title: string,
    unit: string,
    stages: readonly (readonly [string, number])[],
  ): Titled<RankChartData> => ({
    title,
    unit,
    format,
    rankLabel: copy.stage,
    valueLabel: copy.count,
    rows: stages.map(([label, value]): RankRow => ({ key: label, label, value })),
  });
  return [
    chart(copy.firmsChart, copy.firms, [
      [copy.recommendFirm, effect.recommendFirm],
      [copy.declarationFirm, effect.declarationFirm],
    ]),
    chart(copy.policiesChart, copy.policies, [
      [copy.recommendPolicy, effect.recommendPolicy],
      [copy.redemptionPolicy, effect.redemptionPolicy],
    ]),
  ];
}

/** Organisations by number of policies. */
export function orgChart(
  { publishOrgTypes }: PolicyStatistic,
  copy: PolicyHomeCopy,
  { linkTo, current, most = maxOrgs }: RankLinks & { readonly most?: number | undefined },
): Titled<RankChartData> {
  const byCount = [...publishOrgTypes].sort((one, other) => other.count - one.count);
  return {
    title: copy.orgsChart,
    unit: copy.policies,
    format,
    rankLabel: copy.org,
    valueLabel: copy.count,
    rows: byCount.slice(0, most).map(({ publishOrgId, publishOrgName, count }) => ({
      key: publishOrgId,
      label: publishOrgName,
      value: count,
      link: linkTo({ publishOrgId }),
      current: publishOrgId === current,
    })),
  };
}

/** Name of a grade, also for unknown ones. */
export const gradeName = (
  grade: string,
  { gradeTypes }: Pick<PolicyStatistic, 'gradeTypes'>,
): string =>
  gradeTypes.find((one) => one.grade === grade)?.gradeName ?? labelOf(PolicyGradeLabels, grade);

/** Grades by number of policies, each linking to them. */
export function gradeRanking(
  statistic: PolicyStatistic,
  copy: PolicyHomeCopy,
  { linkTo, current }: RankLinks,
): Titled<RankChartData> {
  return {
    title: copy.byGrade,
    unit: copy.policies,
    format,
    rankLabel: copy.grade,
    valueLabel: copy.count,
    rows: statistic.gradeTypes.map(({ grade, count }) => ({
      key: grade,
      label: gradeName(grade, statistic),
      value: count,
      link: linkTo({ grade }),
      current: grade === current,
    })),
  };
}

/** Grades as shares of all policies. */
export function gradeShares(
  statistic: PolicyStatistic,
  copy: PolicyHomeCopy,
): Titled<ShareChartData> {
  const { gradeTypes } = statistic;
  const rest = gradeTypes.slice(maxGrades - 1);
  const named = gradeTypes.length > maxGrades ? gradeTypes.slice(0, maxGrades - 1) : gradeTypes;
  const parts = named.map(({ grade, count }): ChartPart => ({
    key: grade,
    label: gradeName(grade, statistic),
    value: count,
  }));
  const others = rest.reduce((sum, { count }) => sum + count, 0);
  return {
    title: copy.gradesChart,
    partLabel: copy.grade,
    unit: copy.policies,
    format,
    parts:
      gradeTypes.length > maxGrades
        ? [...parts, { key: 'others', label: copy.others, value: others }]
        : parts,
  };
}
