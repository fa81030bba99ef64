import { defineSeed } from '../defineSeed.js';
import { createRandom } from '../random.js';
import { seed as companies } from '../companies/seed.js';
import { seed as departments } from '../departments/seed.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { seed as recommenders } from '../staffOrders/recommendersSeed.js';
import { withFurther } from './makeFurther.js';
import { makeOrders } from './makeOrders.js';
import { withHandling } from './withHandling.js';
import { orderEvents, orders } from '../../schema/orders.js';

type People = readonly { readonly id: string; readonly bankId?: string | null | undefined }[];

const officersOf = (people: People): ReadonlyMap<string, readonly string[]> => {
  const officers = new Map<string, string[]>();
  for (const { id, bankId } of people)
    if (bankId) officers.set(bankId, [...(officers.get(bankId) ?? []), id]);
  return officers;
};

export const seed = defineSeed({
  after: { companies, departments, products, recommenders, session },
  tables: [orders, orderEvents],
  make: ({ day, orders: count }, earlier) => {
    const { products: offered, personProducts } = earlier.products;
    const source = { companies: earlier.companies, products: offered, count, now: day };
    const made = makeOrders(createRandom(2_914_820_890), source);
    return withHandling(withFurther(made, source, personProducts), {
      officers: officersOf(earlier.departments.people),
      recommenders: earlier.recommenders.developUsers.map(({ id }) => id),
    });
  },
  rows: (sample) => [sample.orders, sample.events],
});
