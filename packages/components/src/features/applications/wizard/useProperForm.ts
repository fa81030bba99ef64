import type { ProductDetail } from '@huiqi/sdk';
import { useEffect } from 'react';
import type { ScreenProps } from '../../../provider/screen.js';
import { formKindOf, type FormKind } from './formKind.js';
import type { ApplicationPaths } from '../paths.js';

type Place = Pick<ScreenProps<Pick<ApplicationPaths, 'form'>>, 'paths' | 'query' | 'navigate'>;

/** Redirects to the product's kind of form, if the site has it, when another one was opened. */
export function useProperForm(
  kind: FormKind,
  product: Pick<ProductDetail, 'id' | 'productCategoryId'> | undefined,
  { paths, query, navigate }: Place,
): void {
  const { form } = paths;
  const isOther = product !== undefined && formKindOf(product.productCategoryId) !== kind;
  const proper =
    isOther && form
      ? form({
          productId: product.id,
          productCategoryId: product.productCategoryId,
          companyId: query.get('companyId') ?? undefined,
          orderId: query.get('orderId') ?? undefined,
        })
      : undefined;
  useEffect(() => {
    if (proper !== undefined) navigate(proper, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product, whatever the callback is
  }, [proper]);
}
