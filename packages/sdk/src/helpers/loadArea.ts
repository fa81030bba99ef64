import type { HuiqiClient } from '../client/HuiqiClient.js';
import { defaultCity, defaultDistrict, defaultProvince } from '../generated/constants.js';
import type { AreaConfig, AreaInfo } from '../generated/models.js';
import { getAreaConfig, getCurrentArea, listHomePageAreas } from '../generated/operations/areas.js';

export interface LoadedArea {
  readonly area: AreaInfo;
  readonly config: AreaConfig;
  /** The server could not say the region, so the province-level one is used. */
  readonly fallback: boolean;
}

const provinceLevel: AreaInfo = {
  regionName: '重庆市',
  scfProvince: defaultProvince,
  scfCity: defaultCity,
  scfDistrict: defaultDistrict,
};

/**
 * Finds the region of the visit and its page configuration (spec 1 §2 Start-up order, spec 2 §4):
 * the area whose key the address names, else the one the server says, else the province.
 */
export async function loadArea(
  client: HuiqiClient,
  address: { readonly host?: string; readonly path?: string } = {},
  signal?: AbortSignal,
): Promise<LoadedArea> {
  const found = await findArea(client, address, signal).catch(() => undefined);
  signal?.throwIfAborted();
  const area = found ?? provinceLevel;
  client.setArea(area);
  const { scfProvince, scfCity, scfDistrict } = area;
  const config = await getAreaConfig(client, { scfProvince, scfCity, scfDistrict }, { signal });
  return { area, config, fallback: found === undefined };
}

async function findArea(
  client: HuiqiClient,
  { host = '', path = '' }: { readonly host?: string; readonly path?: string },
  signal: AbortSignal | undefined,
): Promise<AreaInfo> {
  const keys = new Set([...host.toLowerCase().split('.'), path.split('/')[1]?.toLowerCase()]);
  // Both are asked at once: the second is needed unless the address names an area, and few do.
  const current = getCurrentArea(client, {}, { signal });
  current.catch(() => undefined);
  const areas = await listHomePageAreas(client, {}, { signal });
  const named = areas.find((area) => area.key !== undefined && keys.has(area.key.toLowerCase()));
  return named ?? current;
}
