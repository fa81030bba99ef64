import { listBankOptions, listPartners, listProductNames } from '@huiqi/sdk';
import { useMemo } from 'react';
import { useOperation } from '../../provider/useOperation.js';

/** They change seldom: ten minutes. */
const kept = { staleTime: 600_000 };
/** As many as one page of the contract holds. */
const mostPartners = 100;

export type Names = Readonly<Record<string, string>>;

const named = (rows: readonly { id: string; name: string }[] | undefined): Names | undefined =>
  rows && Object.fromEntries(rows.map(({ id, name }) => [id, name]));

/** Names of banks and products, by id; undefined until they are known. */
export function useScopeNames() {
  const banks = useOperation(listBankOptions, {}, kept).data;
  const products = useOperation(listProductNames, {}, kept).data;
  return useMemo(() => ({ banks: named(banks), products: named(products) }), [banks, products]);
}

/** Names of partners, by id, to filter by. */
export function usePartnerNames(): Names | undefined {
  const partners = useOperation(listPartners, { index: 1, size: mostPartners }, kept).data;
  return useMemo(() => named(partners?.content), [partners]);
}
