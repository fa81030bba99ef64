import { createRandom } from '../random.js';
import type { guaranteeValues } from '../../schema/guarantees.js';
import { indicators } from './indicators.js';

type Value = typeof guaranteeValues.$inferInsert;

const months = 25;

/** Two years and a month of each indicator, up to the month before the sample's date. */
export function makeValues(day: Date): Value[] {
  const random = createRandom(20_261_101);
  return indicators.flatMap(({ key, unit, first, growth, swing }) =>
    Array.from({ length: months }, (_unused, turn): Value => {
      const at = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months + turn, 1));
      const season = 1 + (swing * Math.sin((at.getUTCMonth() / 12) * 2 * Math.PI)) / 2;
      const value =
        first * (1 + growth) ** turn * season * (1 + swing * 0.3 * (random.next() - 0.5));
      const decimals = unit === '亿元' || unit === '点' ? 2 : 0;
      return {
        indicatorKey: key,
        month: at.toISOString().slice(0, 7),
        value: value.toFixed(decimals),
      };
    }),
  );
}
