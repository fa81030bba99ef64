import { defineSeed } from '../../seed/defineSeed.js';
import { developUsers, mechanisms } from '../../schema/recommenders.js';
import { makeRecommenders } from './seed/makeRecommenders.js';

/** Who may be named as the recommender of an order. */
export const seed = defineSeed({
  tables: [mechanisms, developUsers],
  make: makeRecommenders,
  rows: (sample) => [sample.mechanisms, sample.developUsers],
});
