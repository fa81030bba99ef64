import {
  getDepartmentTree,
  listBankOptions,
  listOrderSources,
  listProductNames,
  listProvinces,
  listStaffCities,
  listSubAreas,
  type AreaOption,
  type DepartmentNode,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
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

const byCode = ({ regionCode, regionName }: AreaOption) => [regionCode, regionName] as const;

const named = (pairs: readonly (readonly [string, string])[] | undefined) =>
  pairs && Object.fromEntries(pairs);

interface Viewed {
  readonly ofPlatform: boolean;
  /** The city that is filtered by. */
  readonly city: string | undefined;
}

/** Not a larger area as a whole. */
const limiting = (code: string | null | undefined) =>
  code === '0' ? undefined : code || undefined;

/** The option names of the desk's filters; without them a filter shows the value in the address. */
export function useFilterNames(enabled: boolean, { ofPlatform, city }: Viewed): FilterNames {
  const user = useCurrentUser().data;
  const options = { staleTime: kept, enabled };
  // Those of the account's region only.
  const isNational = Boolean(user) && limiting(user?.scfProvince) === undefined;
  const parent = limiting(user?.scfDistrict) ? undefined : (city ?? limiting(user?.scfCity));
  const provinces = useOperation(
    listProvinces,
    {},
    { ...options, enabled: enabled && isNational },
  ).data;
  const districts = useOperation(
    listSubAreas,
    { id: parent ?? '' },
    { ...options, enabled: enabled && parent !== undefined },
  ).data;
  const products = useOperation(listProductNames, {}, options).data;
  const sources = useOperation(listOrderSources, {}, options).data;
  const cities = useOperation(listStaffCities, {}, options).data;
  const departments = useOperation(getDepartmentTree, {}, options).data;
  const banks = useOperation(
    listBankOptions,
    {},
    { ...options, enabled: enabled && ofPlatform },
  ).data;
  return useMemo(
    () => ({
      products: named(products?.map(({ name }) => [name, name])),
      sources: named(sources?.map(({ code, name }) => [code, name])),
      provinces: named(provinces?.map(byCode)),
      cities: named(cities?.map(byCode)),
      districts: named(districts?.map(byCode)),
      departments: named(departments && flatten(departments)),
      banks: named(banks?.map(({ id, name }) => [id, name])),
    }),
    [products, sources, provinces, cities, districts, departments, banks],
  );
}
