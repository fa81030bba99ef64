import { useServiceTypes } from './useServiceTypes.js';

/** Names of a category and its subcategory: 科技创新 / 专利申请. */
export type TypeNameOf = (big: string, small: string) => string;

/** Category names of two versions of a product. */
export function useTypeNameOf(first: string | undefined, second = first): TypeNameOf {
  const { types = [], subtypes = [] } = useServiceTypes(first);
  const others = useServiceTypes(second).subtypes ?? [];
  const nameOf = (
    items: readonly { readonly code: string; readonly name: string }[],
    code: string,
  ) => items.find((item) => item.code === code)?.name ?? code;
  return (big, small) => `${nameOf(types, big)} / ${nameOf([...subtypes, ...others], small)}`;
}
