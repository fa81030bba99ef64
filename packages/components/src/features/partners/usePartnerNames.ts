import { listBankOptions, listPartners, listProductNames } from '@huiqi/sdk';
import { useMemo } from 'react';
import { useOperation } from '../../provider/useOperation.js';

/** They rarely change: ten minutes. */
const kept = { staleTime: 600_000 };
/** The contract's maximum page size. */
const maxPartners = 100;

export type Names = Readonly<Record<string, string>>;

const named = (rows: readonly { id: string; name: string }[] | undefined): Names | undefined =>
  rows && Object.fromEntries(rows.map(({ id, name }) => [id, name]));

/** Names of banks and products by id; undefined until loaded. */
export function useScopeNames() {
  const banks = useOperation(listBankOptions, {}, kept).data;
  const products = useOperation(listProductNames, {}, kept).data;
  return useMemo(() => ({ banks: named(banks), products: named(products) }), [banks, products]);
}

/** Names of partners by id, for the filter. */
export function usePartnerNames(): Names | undefined {
  const partners = useOperation(listPartners, { index: 1, size: maxPartners }, kept).data;
  return useMemo(() => named(partners?.content), [partners]);
}
