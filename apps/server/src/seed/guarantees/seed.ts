import { defineSeed } from '../defineSeed.js';
import { indicators } from './indicators.js';
import { makeTowns } from './makeTowns.js';
import { makeValues } from './makeValues.js';
import { guaranteeIndicators, guaranteeTowns, guaranteeValues } from '../../schema/guarantees.js';

export const seed = defineSeed({
  tables: [guaranteeIndicators, guaranteeValues, guaranteeTowns],
  make: ({ day }) => ({ values: makeValues(day), towns: makeTowns() }),
  rows: ({ values, towns }) => [
    indicators.map(({ first: _first, growth: _growth, swing: _swing, ...row }, place) => ({
      ...row,
      place,
    })),
    values,
    towns,
  ],
});
