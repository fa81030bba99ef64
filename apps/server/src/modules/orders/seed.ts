import { defineSeed } from '../../seed/defineSeed.js';
import { createRandom } from '../../seed/random.js';
import { seed as companies } from '../companies/seed.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { withFurther } from './seed/makeFurther.js';
import { makeOrders } from './seed/makeOrders.js';
import { orderEvents, orders } from './table.js';

export const seed = defineSeed({
  after: { companies, products, session },
  tables: [orders, orderEvents],
  make: ({ day, orders: count }, earlier) => {
    const { products: offered, personProducts } = earlier.products;
    const source = { companies: earlier.companies, products: offered, count, now: day };
    return withFurther(makeOrders(createRandom(2_914_820_890), source), source, personProducts);
  },
  rows: (sample) => [sample.orders, sample.events],
});
