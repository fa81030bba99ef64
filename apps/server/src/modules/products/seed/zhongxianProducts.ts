import type { NewProduct } from './makeProducts.js';

interface Own {
  readonly like: string;
  readonly name: string;
  readonly profile: string;
}

const own: readonly Own[] = [
  { like: '100001', name: '忠橙贷', profile: '柑橘种植与加工企业专属' },
  { like: '100002', name: '港口运单贷', profile: '凭运单与应收账款授信' },
  { like: '100003', name: '忠州商户贷', profile: '城区商户纯信用' },
  { like: '100004', name: '稻虾共养贷', profile: '随借随还，按季付息' },
  { like: '100006', name: '柑橘深加工贷', profile: '支持设备更新与冷链' },
  { like: '100008', name: '文旅民宿贷', profile: '石宝寨沿线民宿专属' },
];

/** Products on offer in 忠县 alone: terms of a product of the sample under a name of their own. */
export const zhongxianProducts = (products: readonly NewProduct[]): NewProduct[] =>
  own.flatMap(({ like, name, profile }, turn) => {
    const model = products.find(({ id }) => id === like);
    if (!model) return [];
    const local: Partial<NewProduct> = {
      id: String(100_901 + turn),
      name,
      profile,
      regionCodes: ['500233'],
      introduction: `${name}面向忠县小微企业，${profile}。额度最高${model.maxLoanLimit}万元，线上申请，银行在三个工作日内答复。`,
      applyConditions: [
        '企业在忠县登记注册并正常经营满一年',
        '企业及法定代表人信用记录良好',
        '近12个月无重大违法违规记录',
      ],
      classify: 'RECOMMEND',
      position: turn + 1,
    };
    return [{ ...model, ...local }];
  });
