import type { Handlers } from '../../http/context.js';
import { listIndicators, listTowns, listValues } from './repository.js';
import { toFigure } from './toFigure.js';

/** Last day of a month, as YYYY-MM-DD. */
function endOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export const handlers = {
  getGuaranteeData: async ({ db }) => {
    const indicators = await listIndicators(db);
    const values = await listValues(db);
    const lastMonth = values.at(-1)?.month;
    const figures = (board: 'STABILITY' | 'GUARANTEES') =>
      indicators.filter((one) => one.board === board).map((one) => toFigure(one, values));
    return {
      updatedOn: lastMonth === undefined ? null : endOf(lastMonth),
      stability: figures('STABILITY'),
      guarantees: figures('GUARANTEES'),
      towns: await listTowns(db),
    };
  },
} satisfies Handlers;
