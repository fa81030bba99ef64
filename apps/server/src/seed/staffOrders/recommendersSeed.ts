import { defineSeed } from '../defineSeed.js';
import { developUsers, mechanisms } from '../../schema/recommenders.js';
import { makeRecommenders } from './makeRecommenders.js';

/** The people who can be named as recommender of an order. */
export const seed = defineSeed({
  tables: [mechanisms, developUsers],
  make: makeRecommenders,
  rows: (sample) => [sample.mechanisms, sample.developUsers],
});
