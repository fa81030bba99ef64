import type { Handlers } from '../../http/context.js';
import { findProducts, listBanks, listCategories } from './repository.js';
import { toProductDetail } from './toProduct.js';
import { visibleProduct } from './visibleProduct.js';

const recommendedOnHome = 8;

export const handlers = {
  listProducts: ({ db, input, region }) => findProducts(db, input, region),

  getProduct: async ({ db, input }) => toProductDetail(await visibleProduct(db, input.productId)),

  getProductHome: async ({ db, region }) => {
    const categories = await listCategories(db, region);
    const wanted = { productClassify: 'RECOMMEND', size: recommendedOnHome } as const;
    const recommended = await findProducts(db, wanted, region);
    const bankCount = (await listBanks(db)).length;
    const productCount = categories.reduce((sum, category) => sum + category.productCount, 0);
    return { categories, recommended: recommended.content, bankCount, productCount };
  },

  listBankOptions: ({ db }) => listBanks(db),

  getProductForm: async ({ db, input }) =>
    (await visibleProduct(db, input.body.productId)).product.form,
} satisfies Handlers;
