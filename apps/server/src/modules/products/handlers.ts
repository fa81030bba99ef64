import type { Handlers } from '../../http/context.js';
import { RepaymentTypeLabels } from '@huiqi/sdk/domain';
import {
  findProducts,
  findProductsById,
  findWechatProducts,
  listBanks,
  listCategories,
} from './repository.js';
import { productForm } from './productForm.js';
import { toProductDetail } from './toProduct.js';
import { qrCodeHandlers } from './qrCodeHandlers.js';
import { knownProduct, visibleProduct } from './visibleProduct.js';

const recommendedOnHome = 8;

export const handlers = {
  ...qrCodeHandlers,

  listProducts: ({ db, input, region }) => findProducts(db, input, region),

  getProduct: async ({ db, input }) => toProductDetail(await visibleProduct(db, input.productId)),

  compareProducts: async ({ db, input }) =>
    (await findProductsById(db, input.ids.split(','))).map(toProductDetail),

  listWechatProducts: ({ db, input, region }) => findWechatProducts(db, input, region),

  listRepaymentTypes: async ({ db, input }) => {
    const { product } = await visibleProduct(db, input.productId);
    return product.repaymentTypes.map((value) => ({ value, label: RepaymentTypeLabels[value] }));
  },

  getProductHome: async ({ db, region }) => {
    const categories = await listCategories(db, region);
    const wanted = { productClassify: 'RECOMMEND', size: recommendedOnHome } as const;
    const recommended = await findProducts(db, wanted, region);
    const bankCount = (await listBanks(db)).length;
    const productCount = categories.reduce((sum, category) => sum + category.productCount, 0);
    return { categories, recommended: recommended.content, bankCount, productCount };
  },

  listBankOptions: ({ db }) => listBanks(db),

  getProductForm: async ({ db, input }) => {
    const { productId, type } = input.body;
    const find = type === 'SUB_ORDER' ? knownProduct : visibleProduct;
    return productForm(await find(db, productId), type);
  },
} satisfies Handlers;
