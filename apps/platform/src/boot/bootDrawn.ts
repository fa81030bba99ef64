import type { CarriedResponse } from '@huiqi/draw';
import type { HuiqiClient, LoadedArea } from '@huiqi/sdk';
import { areaCodes } from '../draw/areaCodes.js';
import { areaKeysOf, carriedRegion } from './carriedRegion.js';

type Client = Pick<HuiqiClient, 'areaStore' | 'setArea'>;

/**
 * Startup of a page that the server has drawn: the region is that of its responses. Null where the visit is for another
 * region, so that the page has to be drawn again.
 */
export function bootDrawn(
  client: Client,
  responses: readonly CarriedResponse[],
  { hostname }: Pick<Location, 'hostname'>,
): LoadedArea | null {
  const loaded = carriedRegion(responses);
  const kept = client.areaStore.read()?.area;
  const isElsewhere = kept && loaded && areaCodes(kept) !== areaCodes(loaded.area);
  const keys = areaKeysOf(responses);
  const isNamed = hostname
    .toLowerCase()
    .split('.')
    .some((part) => keys.has(part));
  if (!loaded || isElsewhere || isNamed) return null;
  client.setArea(loaded.area);
  client.areaStore.save(loaded);
  return loaded;
}
