import { defineSeed } from '../defineSeed.js';
import { createRandom } from '../random.js';
import { seed as companies } from '../companies/seed.js';
import { seed as userCompanies } from '../companies/userCompaniesSeed.js';
import { seed as services } from '../services/seed.js';
import { seed as session } from '../session/seed.js';
import { users } from '../../schema/users.js';
import { makeOrders } from './makeOrders.js';
import { staffOf } from './staffOf.js';
import {
  serviceEvaluations,
  serviceOrderEvents,
  serviceOrders,
} from '../../schema/serviceOrders.js';

export const seed = defineSeed({
  after: { companies, session, userCompanies, services },
  tables: [users, serviceOrders, serviceOrderEvents, serviceEvaluations],
  make: ({ day }, { companies: known, services: products }) => ({
    staff: staffOf([...new Set(products.map(({ orgId }) => orgId))]),
    ...makeOrders(createRandom(8_314_462), { companies: known, products }, day),
  }),
  rows: ({ staff, orders, events, evaluations }) => [staff, orders, events, evaluations],
});
