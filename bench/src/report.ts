/** A measured figure and its target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly limit: string; readonly met: boolean };
}

export interface Section {
  readonly title: string;
  readonly how: string;
  readonly figures: readonly Figure[];
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** A figure with an upper limit. */
export const atMost = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value,
  unit,
  target: { limit: `≤ ${limit} ${unit}`, met: value <= limit },
});

export const atLeast = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  value,
  unit,
  target: { limit: `≥ ${limit} ${unit}`, met: value >= limit },
});

const round = (value: number): string => String(Number(value.toPrecision(4)));

export function printSection({ title, how, figures }: Section): void {
  console.log(`\n${title}\n  ${how}`);
  for (const { name, value, unit, target } of figures) {
    const verdict = target ? `  target ${target.limit}: ${target.met ? 'met' : 'NOT met'}` : '';
    console.log(`  ${name.padEnd(52)} ${round(value).padStart(10)} ${unit}${verdict}`);
  }
}

/** Tells what a long measurement is at. */
export const progress = (text: string): void =>
  console.log(`· ${new Date().toISOString().slice(11, 19)} ${text}`);
