import type { ReportStatement, ReportStatementRow } from '@huiqi/sdk';
import { figure, type Cents } from './cents.js';

/** A row of a statement: its level, its name, and its amount of each year by name. */
export type StatementLine = readonly [level: ReportStatementRow['cj'], name: string];

/** Amounts of one year by the name of the row; null for a year without a statement. */
export type StatementAmounts = Readonly<Record<string, Cents>> | null;

/** A statement of three years; every line needs an amount for every year with a statement. */
export function statementOf(
  lines: readonly StatementLine[],
  years: readonly { readonly year: number; readonly amounts: StatementAmounts }[],
): ReportStatement {
  const cell = (ago: number, name: string): string | null => {
    const amounts = years[ago]?.amounts ?? null;
    if (amounts === null) return null;
    const amount = amounts[name];
    if (amount === undefined) throw new Error(`The statement has no amount of ${name}`);
    return figure(amount);
  };
  return {
    nd: years.map(({ year }) => year),
    rows: lines.map(([cj, xmmc], place) => ({
      hc: place + 1,
      xmmc,
      cj,
      bn: cell(0, xmmc),
      sn: cell(1, xmmc),
      ssn: cell(2, xmmc),
    })),
  };
}
