import type { CarriedResponse } from '@huiqi/draw';
import type { AreaInfo, LoadedArea, OperationData, OperationId } from '@huiqi/sdk';

type Responses = readonly CarriedResponse[];

/** The first response of an operation. */
export const dataOf = <Id extends OperationId>(
  responses: Responses,
  id: Id,
): OperationData<Id> | undefined =>
  responses.find(({ operation }) => operation === id)?.data as OperationData<Id> | undefined;

/** The region that the responses of a page are for; null if they do not say it. */
export function carriedRegion(responses: Responses): LoadedArea | null {
  const area = dataOf(responses, 'getCurrentArea');
  const config = dataOf(responses, 'getAreaConfig');
  return area && config ? { area, config, fallback: false } : null;
}

/** Names of regions in hosts (spec 1 §2), and whole hosts, which go before the region that the server says. */
export function areaKeysOf(responses: Responses): ReadonlySet<string> {
  const areas: readonly AreaInfo[] = dataOf(responses, 'listHomePageAreas') ?? [];
  const names = areas.flatMap(({ key, domainName }) => [key, domainName]);
  return new Set(names.flatMap((name) => (name ? [name.toLowerCase()] : [])));
}
