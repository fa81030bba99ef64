import { defineSeed } from '../../seed/defineSeed.js';
import { createRandom } from '../../seed/random.js';
import { banks as sampleBanks } from './seed/banks.js';
import { categories } from './seed/categories.js';
import { makeProducts } from './seed/makeProducts.js';
import { banks, productCategories, products } from './table.js';

export const seed = defineSeed({
  tables: [banks, productCategories, products],
  make: ({ day }) => ({
    banks: sampleBanks,
    categories,
    products: makeProducts(createRandom(1_689_031_050), day),
  }),
  rows: (sample) => [sample.banks, sample.categories, sample.products],
});
