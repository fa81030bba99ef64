import { defineSeed } from '../../seed/defineSeed.js';
import { createRandom } from '../../seed/random.js';
import { makeCompanies } from './seed/makeCompanies.js';
import { companies } from './table.js';

export const seed = defineSeed({
  tables: [companies],
  make: ({ orders }) =>
    makeCompanies(createRandom(500_231), Math.max(72, Math.round(orders * 0.03))),
  rows: (sample) => [sample],
});
