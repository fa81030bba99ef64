import type { ChartData } from '../Dashboard/DataTable.js';

/** A row of a ranking. */
export interface RankRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** To what is counted. */
  readonly link?: { readonly href: string; readonly onOpen?: (() => void) | undefined } | undefined;
  /** Whether the page already shows what is counted. */
  readonly current?: boolean | undefined;
}

/** What a ranking shows. */
export interface RankChartData {
  /** Name of the rows: 发布部门. Heads the first column of the table. */
  readonly rankLabel: string;
  /** In display order. */
  readonly rows: readonly RankRow[];
  readonly unit: string;
  readonly format: (value: number) => string;
  /** The value of a full bar, such as the best possible score. Defaults to the largest of the rows. */
  readonly full?: number | undefined;
  /** Heads the values in the table. */
  readonly valueLabel: string;
}

/** The table of a ranking. */
export function rankTable({ rankLabel, valueLabel, rows, unit, format }: RankChartData): ChartData {
  return {
    columns: [rankLabel, `${valueLabel}（${unit}）`],
    rows: rows.map(({ label, value }) => [label, format(value)]),
  };
}
