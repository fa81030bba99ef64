import type { AreaConfig, AreaInfo, HuiqiClient, LoadedArea } from '@huiqi/sdk';
import { areaCodes } from '../draw/areaCodes.js';
import type { CarriedResponses } from './preloadedResponses.js';

type Client = Pick<HuiqiClient, 'areaStore' | 'setArea'>;

/** The region that the responses of a page are for; null if they do not say it. */
export function carriedRegion(responses: CarriedResponses): LoadedArea | null {
  const dataOf = (id: string) =>
    Object.values(responses).find(({ operation }) => operation === id)?.answer.data;
  const area = dataOf('getCurrentArea') as AreaInfo | undefined;
  const config = dataOf('getAreaConfig') as AreaConfig | undefined;
  return area && config ? { area, config, fallback: false } : null;
}

/** Whether a host names a region (spec 1 §2), which goes before the one that the server says. */
function isNamed(hostname: string, responses: CarriedResponses): boolean {
  const list = Object.values(responses).find(({ operation }) => operation === 'listHomePageAreas');
  const areas = (list?.answer.data ?? []) as readonly AreaInfo[];
  const keys = new Set(areas.flatMap(({ key }) => (key ? [key.toLowerCase()] : [])));
  return hostname
    .toLowerCase()
    .split('.')
    .some((part) => keys.has(part));
}

/**
 * Startup of a page that the server has drawn: the region is that of its responses. Null where the visit is for another
 * region, so that the page has to be drawn again.
 */
export function bootDrawn(
  client: Client,
  responses: CarriedResponses,
  { hostname }: Pick<Location, 'hostname'>,
): LoadedArea | null {
  const loaded = carriedRegion(responses);
  const kept = client.areaStore.read()?.area;
  const isElsewhere = kept && loaded && areaCodes(kept) !== areaCodes(loaded.area);
  if (!loaded || isElsewhere || isNamed(hostname, responses)) return null;
  client.setArea(loaded.area);
  client.areaStore.save(loaded);
  return loaded;
}
