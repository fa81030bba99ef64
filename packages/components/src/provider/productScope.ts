import type { OperationInput } from '@huiqi/sdk';
import { createContext, useContext, useMemo } from 'react';

/**
 * The products that a site shows; each list narrows further. On the server the scope of a partner's session applies as
 * well.
 */
export interface ProductScope {
  readonly bankIds?: readonly string[] | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly productIds?: readonly string[] | undefined;
}

/** Provided by sites that do not show all products, such as the page of one bank. */
export const ProductScopeContext = createContext<ProductScope | null>(null);

/** The scope as input of product reads. */
export type ScopeInput = Pick<
  OperationInput<'listProducts'>,
  'bankIds' | 'categoryIds' | 'productIds'
>;

/** Returns the scope as input of a read; empty where everything is shown. */
export function useScopeInput(): ScopeInput {
  const scope = useContext(ProductScopeContext);
  return useMemo(() => {
    const lists = Object.entries(scope ?? {}).filter(
      (list): list is [string, string[]] => !!list[1],
    );
    // An empty list means nothing, not everything: no id is a hyphen.
    return Object.fromEntries(lists.map(([name, ids]) => [name, ids.join() || '-']));
  }, [scope]);
}
