/**
 * Kind of a column. Both `text` (repeats from row to row) and `code` (does not) are text cells; `money` has two
 * decimals and thousands separators, `rate` as many decimals as it needs.
 */
export type ColumnKind = 'text' | 'code' | 'money' | 'rate' | 'integer';

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** Characters of the default font; a Chinese character is two. */
  readonly width: number;
}

/** A moment as a spreadsheet counts it: days since 1899-12-30 with a fraction, in China's time zone. */
export interface MomentCell {
  readonly kind: 'date' | 'dateTime';
  readonly days: number;
}

export type Cell = string | number | MomentCell | null;

const dayMs = 86_400_000;
const dayMinutes = 1_440;
const minuteMs = 60_000;
const chinaMs = 8 * 3_600_000;
/** Days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const epochDays = 25_569;

/** A day as YYYY-MM-DD. */
export const dateCell = (day: string): MomentCell => ({
  kind: 'date',
  days: Date.parse(`${day}T00:00:00Z`) / dayMs + epochDays,
});

/** A moment, to the minute. */
export function dateTimeCell(moment: Date): MomentCell {
  const minutes = Math.floor((moment.getTime() + chinaMs) / minuteMs);
  // Divided once, so that the number equals the one a spreadsheet computes.
  return { kind: 'dateTime', days: (minutes + epochDays * dayMinutes) / dayMinutes };
}
