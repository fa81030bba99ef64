import { defineSeed } from '../../seed/defineSeed.js';
import { createRandom } from '../../seed/random.js';
import { banks as sampleBanks } from './seed/banks.js';
import { categories } from './seed/categories.js';
import { makeProducts } from './seed/makeProducts.js';
import { personCategory, personProducts } from './seed/personProducts.js';
import { specialProducts } from './seed/specialProducts.js';
import { zhongxianProducts } from './seed/zhongxianProducts.js';
import { banks, productCategories, products } from '../../schema/products.js';

export const seed = defineSeed({
  tables: [banks, productCategories, products],
  make: ({ day }) => ({
    banks: sampleBanks,
    categories,
    products: makeProducts(createRandom(1_689_031_050), day),
    personProducts: personProducts(day),
  }),
  // Orders are made for companies of the first county, for products in the sample.
  rows: ({ banks: bankRows, categories: categoryRows, products: made, personProducts: own }) => [
    bankRows,
    [...categoryRows, personCategory],
    [...made, ...specialProducts(made), ...zhongxianProducts(made), ...own],
  ],
});
