import { defineSeed } from '../../seed/defineSeed.js';
import { seed as organisations } from '../organisations/seed.js';
import { makeServices } from './seed/makeServices.js';
import { serviceProducts } from '../../schema/services.js';

/** What organisations offer; the sample has the orders that these count. */
export const seed = defineSeed({
  after: { organisations },
  tables: [serviceProducts],
  make: ({ day }) => makeServices(day),
  rows: (services) => [services],
});
