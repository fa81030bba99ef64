import { defineSeed } from '../defineSeed.js';
import { seed as organisations } from '../organisations/seed.js';
import { makeServices } from './makeServices.js';
import { serviceProducts } from '../../schema/services.js';

/** Products of the organisations; the sample contains the orders they count. */
export const seed = defineSeed({
  after: { organisations },
  tables: [serviceProducts],
  make: ({ day }) => makeServices(day),
  rows: (services) => [services],
});
