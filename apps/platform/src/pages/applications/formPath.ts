import { epidemicCategoryId, personCategoryId } from '@huiqi/sdk/domain';
import { withQuery } from '../../routes/withQuery.js';

const pathOf = (productCategoryId: string): string => {
  if (productCategoryId === epidemicCategoryId) return '/applicationPlagueLoan';
  return productCategoryId === personCategoryId ? '/personApply' : '/productApply';
};

export interface FormAddress {
  readonly productId: string;
  readonly productCategoryId: string;
  readonly companyId?: string | undefined;
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
}

/** The form of a product: epidemic-relief loans and loans to persons have separate forms. */
export const formPath = ({ productCategoryId, ...query }: FormAddress): string =>
  withQuery(pathOf(productCategoryId), { ...query });
