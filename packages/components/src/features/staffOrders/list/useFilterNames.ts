import {
  getDepartmentTree,
  listBankOptions,
  listOrderSources,
  listProductNames,
  listStaffCities,
  type DepartmentNode,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import type { FilterNames } from './staffOrderFilters.js';

/** They rarely change: ten minutes. */
const kept = 600_000;

// Indents names by a prefix, as a native select has no levels.
const flatten = (nodes: readonly DepartmentNode[], depth = 0): [string, string][] =>
  nodes.flatMap(({ id, name, children }) => [
    [id, `${'　'.repeat(depth)}${name}`] as [string, string],
    ...flatten(children, depth + 1),
  ]);

const named = (pairs: readonly (readonly [string, string])[] | undefined) =>
  pairs && Object.fromEntries(pairs);

/** The option names of the desk's filters; without them a filter shows the value in the address. */
export function useFilterNames(enabled: boolean, ofPlatform: boolean): FilterNames {
  const options = { staleTime: kept, enabled };
  const products = useOperation(listProductNames, {}, options).data;
  const sources = useOperation(listOrderSources, {}, options).data;
  const cities = useOperation(listStaffCities, {}, options).data;
  const departments = useOperation(getDepartmentTree, {}, options).data;
  const banks = useOperation(
    listBankOptions,
    {},
    { staleTime: kept, enabled: enabled && ofPlatform },
  ).data;
  return useMemo(
    () => ({
      products: named(products?.map(({ name }) => [name, name])),
      sources: named(sources?.map(({ code, name }) => [code, name])),
      cities: named(cities?.map(({ regionCode, regionName }) => [regionCode, regionName])),
      departments: named(departments && flatten(departments)),
      banks: named(banks?.map(({ id, name }) => [id, name])),
    }),
    [products, sources, cities, departments, banks],
  );
}
