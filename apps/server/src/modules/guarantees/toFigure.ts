import type { GuaranteeFigure } from '@huiqi/sdk';
import type { IndicatorRow, ValueRow } from './repository.js';
import { yearBefore } from './yearBefore.js';

/** A dashboard figure: its last value, its change over a year, and its months. */
export function toFigure(indicator: IndicatorRow, values: readonly ValueRow[]): GuaranteeFigure {
  const own = values.filter(({ indicatorKey }) => indicatorKey === indicator.key);
  const last = own.at(-1);
  const before = own.find(({ month }) => month === yearBefore(last?.month ?? ''));
  const { key, name, measure, unit } = indicator;
  return {
    key,
    name,
    measure,
    unit,
    value: last ? shortened(last.value) : null,
    change: change(before?.value, last?.value),
    trend: own.map(({ month, value }) => ({ month, value: shortened(value) })),
  };
}

/** Without trailing zeros: 12800.00 is 12800. */
const shortened = (value: string): string =>
  value.includes('.') ? value.replace(/\.?0+$/, '') : value;

/** Percent with two decimals; null if there is no value a year before, or it is zero. */
function change(before: string | undefined, now: string | undefined): string | null {
  const [from, to] = [Number(before ?? 0), Number(now ?? 0)];
  return from === 0
    ? null
    : shortened((((to - from) / from) * 100).toFixed(2)).replace(/^-0$/, '0');
}
