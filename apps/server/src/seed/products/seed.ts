import { defineSeed } from '../defineSeed.js';
import { createRandom } from '../random.js';
import { categories, personCategory } from '../../modules/products/categories.js';
import { banks as sampleBanks } from './banks.js';
import { makeProducts } from './makeProducts.js';
import { personProducts } from './personProducts.js';
import { specialProducts } from './specialProducts.js';
import { zhongxianProducts } from './zhongxianProducts.js';
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
