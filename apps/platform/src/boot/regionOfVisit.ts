import type { CarriedResponse } from '@huiqi/draw';
import type { HuiqiClient, LoadedArea } from '@huiqi/sdk';
import { areaCodes } from '../draw/areaCodes.js';
import { areaKeysOf, carriedRegion } from './carriedRegion.js';

type Client = Pick<HuiqiClient, 'areaStore' | 'setArea'>;

/**
 * The region of the responses that the page carries. Null where it carries none, or the visit is for another region: a page that
 * the server has drawn has to be drawn again then.
 */
export function regionOfVisit(
  client: Client,
  responses: readonly CarriedResponse[],
  { hostname }: Pick<Location, 'hostname'>,
): LoadedArea | null {
  const loaded = carriedRegion(responses);
  const kept = client.areaStore.read()?.area;
  const isElsewhere = kept && loaded && areaCodes(kept) !== areaCodes(loaded.area);
  const keys = areaKeysOf(responses);
  const host = hostname.toLowerCase();
  const isNamed = [host, ...host.split('.')].some((name) => keys.has(name));
  if (!loaded || isElsewhere || isNamed) return null;
  client.setArea(loaded.area);
  client.areaStore.save(loaded);
  return loaded;
}
