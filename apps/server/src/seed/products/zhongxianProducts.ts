import { banks } from './banks.js';
import { categories } from '../../modules/products/categories.js';
import type { NewProduct } from './makeProducts.js';
import { productTexts } from './productTexts.js';

interface Own {
  readonly like: string;
  readonly name: string;
  readonly profile: string;
}

const own: readonly Own[] = [
  { like: '100001', name: '忠橙贷', profile: '柑橘种植与加工企业专属' },
  { like: '100002', name: '港口运单贷', profile: '凭运单与应收账款授信' },
  { like: '100003', name: '忠州商户贷', profile: '城区商户专属' },
  { like: '100004', name: '稻虾共养贷', profile: '种养结合户专属' },
  { like: '100006', name: '柑橘深加工贷', profile: '支持设备更新与冷链' },
  { like: '100008', name: '文旅民宿贷', profile: '石宝寨沿线民宿专属' },
];

/** Products offered only in 忠县: a sample product's terms under another name. */
export const zhongxianProducts = (products: readonly NewProduct[]): NewProduct[] =>
  own.flatMap(({ like, name, profile }, turn) => {
    const model = products.find(({ id }) => id === like);
    if (!model) return [];
    const bankName = banks.find(({ id }) => id === model.bankId)?.name ?? '银行';
    const category = categories.find(({ id }) => id === model.categoryId);
    if (!category) return [];
    const regionCodes = ['500233'];
    const local: Partial<NewProduct> = {
      id: String(100_901 + turn),
      name,
      regionCodes,
      ...productTexts({
        name,
        profile,
        bankName,
        category,
        guarantee: model.guaranteeType,
        maxLimit: model.maxLoanLimit,
        maxTerm: model.maxLoanTerm,
        regionCodes,
        matchRules: model.matchRules,
      }),
      classify: 'RECOMMEND',
      position: turn + 1,
    };
    return [{ ...model, ...local }];
  });
