import { listServiceSubtypes, listServiceTypes, type ServiceTypeItem } from '@huiqi/sdk';
import { useOperation } from '../../../provider/useOperation.js';

const staleTime = 300_000;

/** The categories, and the subcategories of one of them; undefined until loaded. */
export function useServiceTypes(big: string | undefined): {
  readonly types: readonly ServiceTypeItem[] | undefined;
  readonly subtypes: readonly ServiceTypeItem[] | undefined;
} {
  const types = useOperation(listServiceTypes, {}, { staleTime }).data;
  const chosen = types?.find(({ code }) => code === big);
  const subtypes = useOperation(
    listServiceSubtypes,
    chosen ? { id: chosen.id, dicId: chosen.dicId } : {},
    { staleTime, enabled: chosen !== undefined },
  ).data;
  return { types, subtypes: chosen && subtypes };
}
