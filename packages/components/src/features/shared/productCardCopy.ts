import { useCopy } from '../../provider/copy.js';

/** Words of a product card; part of the loans dictionary. */
export const productCardCopy = {
  upTo: '最高额度',
  perWan: '万元',
  termLabel: '贷款期限',
  details: '查看详情',
} as const satisfies Readonly<Record<string, string>>;

export type ProductCardCopy = { readonly [Key in keyof typeof productCardCopy]: string };

export const useProductCardCopy = (): ProductCardCopy =>
  useCopy<ProductCardCopy>('loans', productCardCopy);
