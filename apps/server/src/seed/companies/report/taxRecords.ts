import type { ReportTaxRecord } from '@huiqi/sdk';
import { figure, split, sumOf } from './cents.js';
import type { BusinessMonth } from './monthlyRevenue.js';

/** Kinds of tax with their share of a company's payments. */
const usual = { 增值税: 70, 企业所得税: 18, 城市维护建设税: 7, 印花税: 5 };
const many = {
  增值税: 62,
  企业所得税: 15,
  城市维护建设税: 5,
  教育费附加: 3,
  地方教育附加: 2,
  印花税: 3,
  房产税: 3,
  城镇土地使用税: 3,
  个人所得税: 3,
  环境保护税: 1,
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Last day of a month, YYYY-MM-DD. */
function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${twoDigits(new Date(Date.UTC(year, number, 0)).getUTCDate())}`;
}

/** A day of the month after a period. */
function dayAfter(month: string, day: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, day));
  return `${next.getUTCFullYear()}-${twoDigits(next.getUTCMonth() + 1)}-${twoDigits(day)}`;
}

/** Full quarters, newest first, as lists of their months, newest first. */
function quarters(months: readonly BusinessMonth[]): BusinessMonth[][] {
  const byQuarter = new Map<string, BusinessMonth[]>();
  for (const month of months) {
    const [year, number] = month.month.split('-').map(Number);
    const key = `${year}-${Math.ceil((number ?? 1) / 3)}`;
    byQuarter.set(key, [...(byQuarter.get(key) ?? []), month]);
  }
  return [...byQuarter.values()].filter(({ length }) => length === 3);
}

function recordsOf(
  period: readonly BusinessMonth[],
  kinds: Readonly<Record<string, number>>,
  isLate: boolean,
): ReportTaxRecord[] {
  const first = period.at(-1)?.month ?? '';
  const last = period[0]?.month ?? '';
  const revenue = figure(sumOf(period.map((month) => month.revenue)));
  const taxes = split(sumOf(period.map(({ tax }) => tax)), Object.values(kinds));
  return Object.keys(kinds).map((zsxm, place) => {
    const tax = figure(taxes[place] ?? 0);
    return {
      ssqq: `${first}-01`,
      ssqz: lastDay(last),
      zsxm,
      xssr: revenue,
      ynse: tax,
      yjse: tax,
      sbrq: dayAfter(last, isLate ? 24 : 8 + (place % 6)),
      sfaq: !isLate,
    };
  });
}

/** Declarations by quarter; taxes of a full year sum to what the company paid in it. */
export const quarterlyRecords = (
  months: readonly BusinessMonth[],
  { turn, isCareless }: { readonly turn: number; readonly isCareless: boolean },
): ReportTaxRecord[] =>
  quarters(months).flatMap((period, place) =>
    recordsOf(period, usual, isCareless && (turn + place) % 4 === 0),
  );

/** Declarations by month and of more kinds: 500 for fifty months. */
export const monthlyRecords = (months: readonly BusinessMonth[]): ReportTaxRecord[] =>
  months.slice(0, 50).flatMap((month) => recordsOf([month], many, false));
