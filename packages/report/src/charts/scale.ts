/** The axis of a chart: round values from below the minimum to above the maximum, including zero. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const wantedTicks = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round step with which about four ticks span a range. */
function stepFor(range: number): number {
  const rough = range / wantedTicks;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return (roundSteps.find((step) => step * magnitude >= rough) ?? 10) * magnitude;
}

/** Less than any figure of a report differs by. */
const negligible = 1e-9;

export function scaleOf(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  // Nothing but zeros stands on an axis to 1.
  const top = greatest - least > negligible ? greatest : least + 1;
  const step = stepFor(top - least);
  const first = Math.floor(least / step);
  const last = Math.ceil(top / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  return { low: first * step, high: last * step, ticks };
}

/** A tick as short as it is exact: 1,500, 0.25. */
export const tickText = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6;
  const [whole = '', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};
