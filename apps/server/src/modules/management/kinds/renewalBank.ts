import type { FieldError } from '@huiqi/sdk';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';
import { isOnPlatform, storedRenewalBank } from './renewalBankRepository.js';

type Product = ContentOf<'RENEWAL_BANK'>['products'][number];

function wrongWith(product: Product, products: readonly Product[]): string | null {
  const { name, maxLoanLimit, maxLoanTerm, minInterestRate, maxInterestRate } = product;
  if (name.trim() === '') return '请填写名称';
  if (products.find((one) => one.name === name) !== product) return '名称重复';
  if (maxLoanLimit === 0) return '最高额度应大于0';
  if (maxLoanTerm === 0) return '最长期限应大于0';
  if (Number(minInterestRate) === 0) return '利率应大于0';
  if (Number(maxInterestRate) < Number(minInterestRate)) return '最高利率不能小于最低利率';
  return null;
}

const productProblems = (products: readonly Product[]): FieldError[] =>
  products.flatMap((product, at) => {
    const wrong = wrongWith(product, products);
    return wrong === null ? [] : [{ field: 'products', message: `第${at + 1}个产品：${wrong}` }];
  });

export const renewalBank: ManagedKind<'RENEWAL_BANK'> = {
  ...storedRenewalBank,
  empty: () => ({
    kind: 'RENEWAL_BANK',
    bank: '',
    phone: null,
    slogan: null,
    position: 0,
    products: [],
  }),
  titleOf: ({ bank }) => bank,
  // What banks offer for renewal is agreed with the platform, like the banks themselves.
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  // There is one for each bank: neither a new one nor a copy.
  isWithinRights: (_user, _content, published) => published !== null,
  problems: async (db, { products }, id) => [
    ...problem(!(await isOnPlatform(db, id)), 'bank', '这家银行已下架'),
    ...required({ products }),
    ...productProblems(products),
  ],
};
