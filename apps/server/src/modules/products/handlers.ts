import { existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { RepaymentTypeLabels } from '@huiqi/sdk/domain';
import { findUserCompany } from '../companies/repository.js';
import {
  findProducts,
  findProductsById,
  findWechatProducts,
  listBanks,
  listCategories,
} from './repository.js';
import { productForm } from './productForm.js';
import { isInScope, productScope } from './productScope.js';
import { toProductDetail } from './toProduct.js';
import { describeRegion } from './describeRegion.js';
import { qrCodeHandlers } from './qrCodeHandlers.js';
import { knownProduct, visibleProduct } from './visibleProduct.js';

const recommendedOnHome = 8;

export const handlers = {
  ...qrCodeHandlers,

  listProducts: ({ db, input, partner, region }) =>
    findProducts(db, input, { region, scope: productScope(partner, input) }),

  getProduct: async (call) => toProductDetail(await visibleProduct(call, call.input.productId)),

  checkCompanyRegion: async (call) => {
    const { db, user, input } = call;
    const { product } = await visibleProduct(call, input.productId);
    const { company } = existing(await findUserCompany(db, user.id, input.nsrsbh));
    return describeRegion(db, user, product, company);
  },

  compareProducts: async ({ db, input, partner }) =>
    (await findProductsById(db, input.ids.split(',')))
      .filter(({ product }) => isInScope(productScope(partner), product))
      .map(toProductDetail),

  listWechatProducts: ({ db, input, partner, region }) =>
    findWechatProducts(db, input, { region, scope: productScope(partner) }),

  listRepaymentTypes: async (call) => {
    const { product } = await visibleProduct(call, call.input.productId);
    return product.repaymentTypes.map((value) => ({ value, label: RepaymentTypeLabels[value] }));
  },

  getProductHome: async ({ db, input, partner, region }) => {
    const place = { region, scope: productScope(partner, input) };
    const categories = await listCategories(db, place);
    const wanted = { productClassify: 'RECOMMEND', size: recommendedOnHome } as const;
    const recommended = await findProducts(db, wanted, place);
    const bankCount = (await listBanks(db, place.scope)).length;
    const productCount = categories.reduce((sum, category) => sum + category.productCount, 0);
    return { categories, recommended: recommended.content, bankCount, productCount };
  },

  listBankOptions: ({ db, input, partner }) => listBanks(db, productScope(partner, input)),

  getProductForm: async (call) => {
    const { productId, type } = call.input.body;
    const find = type === 'SUB_ORDER' ? knownProduct : visibleProduct;
    return productForm(await find(call, productId), type);
  },
} satisfies Handlers;
