import { defineSeed } from '../defineSeed.js';
import { createRandom } from '../random.js';
import { seed as areas } from '../areas/seed.js';
import { seed as companies } from '../companies/seed.js';
import { seed as departments } from '../departments/seed.js';
import { seed as session } from '../session/seed.js';
import { makeDemands } from './makeDemands.js';
import { demandDays, demandEvents, demandReplies, demands } from '../../schema/demands.js';

export const seed = defineSeed({
  after: { areas, companies, departments, session },
  tables: [demands, demandDays, demandReplies, demandEvents],
  make: ({ day }, earlier) => makeDemands(createRandom(2_718_281_828), earlier.companies, day),
  rows: (sample) => [sample.demands, sample.days, sample.replies, sample.events],
});
