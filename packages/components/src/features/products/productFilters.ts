import {
  AmountRangeValues,
  GuaranteeFilterValues,
  ProductClassifyValues,
  ProductSortOrderValues,
  TermRangeValues,
  type AmountRange,
  type GuaranteeFilter,
  type ProductClassify,
  type ProductSortOrder,
  type TermRange,
} from '@huiqi/sdk';

/** What a product list shows (spec 1 §2 Product list). */
export interface ProductFilters {
  readonly productCategoryId?: string | undefined;
  readonly productClassify?: ProductClassify | undefined;
  readonly amount?: AmountRange | undefined;
  readonly term?: TermRange | undefined;
  readonly guaranteeType?: GuaranteeFilter | undefined;
  readonly keyword?: string | undefined;
  readonly sortOrder?: ProductSortOrder | undefined;
  /** From 1. */
  readonly index?: number | undefined;
}

const oneOf = <T extends string | number>(values: readonly T[], text: string | null) =>
  values.find((value) => String(value) === text);

/** Reads filters from an address; what is not known is left out. */
export function parseProductFilters(params: URLSearchParams): ProductFilters {
  const category = params.get('productCategoryId');
  const index = Number(params.get('index'));
  const keyword = (params.get('keyword') ?? '').trim().slice(0, 50);
  const found: ProductFilters = {
    productCategoryId: category && /^[A-Za-z0-9_-]{1,64}$/.test(category) ? category : undefined,
    productClassify: oneOf(ProductClassifyValues, params.get('productClassify')),
    amount: oneOf(AmountRangeValues, params.get('amount')),
    term: oneOf(TermRangeValues, params.get('term')),
    guaranteeType: oneOf(GuaranteeFilterValues, params.get('guaranteeType')),
    keyword: keyword === '' ? undefined : keyword,
    sortOrder: oneOf(ProductSortOrderValues, params.get('sortOrder')),
    index: Number.isInteger(index) && index > 1 && index <= 100_000 ? index : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Writes filters for an address, always in the same order. */
export function formatProductFilters(filters: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  const names = [
    'productCategoryId',
    'productClassify',
    'amount',
    'term',
    'guaranteeType',
    'keyword',
    'sortOrder',
  ] as const;
  for (const name of names) {
    const value = filters[name];
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  if (filters.index !== undefined && filters.index > 1) params.set('index', String(filters.index));
  return params;
}

/** A changed filter shows its first page: the third page of before has no meaning. */
export function changeFilters(
  filters: ProductFilters,
  change: Omit<ProductFilters, 'index'>,
): ProductFilters {
  const { index: _index, ...rest } = { ...filters, ...change };
  return rest;
}
