import type { Area } from '../client/options.js';
import type { HuiqiClient } from '../client/HuiqiClient.js';
import { transportError } from '../errors/make.js';
import { defaultCity, defaultDistrict, defaultProvince } from '../generated/constants.js';
import type { AreaConfig, AreaInfo } from '../generated/models.js';
import { getAreaConfig, getCurrentArea, listHomePageAreas } from '../generated/operations/areas.js';

export interface LoadedArea {
  readonly area: AreaInfo;
  readonly config: AreaConfig;
  /** Whether the server could not tell the region, so the province-level one is used. */
  readonly fallback: boolean;
}

const provinceLevel: AreaInfo = {
  regionName: '重庆市',
  province: '重庆市',
  scfProvince: defaultProvince,
  scfCity: defaultCity,
  scfDistrict: defaultDistrict,
};

/**
 * Determines the visit's region and its page configuration (spec 1 §2 Start-up order, spec 2 §4): the area whose key or
 * domain is in the address, or the one stored for the tab, or the server's, or the province. Sets it for all further calls and
 * stores both for the tab, where `createClient` finds the region after a reload (spec 1 §9). Throws the HuiqiError of
 * `getAreaConfig` unless a configuration of the same region is stored.
 */
export async function loadArea(
  client: HuiqiClient,
  address: { readonly host?: string; readonly path?: string } = {},
  signal?: AbortSignal,
): Promise<LoadedArea> {
  const found = await findArea(client, address, signal).catch(() => undefined);
  if (signal?.aborted)
    throw transportError('aborted', { operationId: 'getAreaConfig', requestId: '' }, 'aborted');
  const area = found ?? provinceLevel;
  client.setArea(area);
  const config = await loadConfig(client, area, signal);
  // The fallback is not stored: a later load may find the region.
  if (found) client.areaStore.save({ area, config });
  return { area, config, fallback: found === undefined };
}

/**
 * Switches the visit to another region: reads its page configuration, then sets and stores both like `loadArea`. The
 * caller drops the previous region's cached responses. Throws the HuiqiError of `getAreaConfig` and keeps the region
 * then.
 */
export async function switchArea(
  client: HuiqiClient,
  area: AreaInfo,
  signal?: AbortSignal,
): Promise<LoadedArea> {
  const config = await loadConfig(client, area, signal);
  client.setArea(area);
  client.areaStore.save({ area, config });
  return { area, config, fallback: false };
}

const codesOf = ({ scfProvince, scfCity, scfDistrict }: Area) => ({
  scfProvince,
  scfCity,
  scfDistrict,
});

const isSame = (one: Area, other: Area) =>
  JSON.stringify(codesOf(one)) === JSON.stringify(codesOf(other));

async function loadConfig(
  client: HuiqiClient,
  area: AreaInfo,
  signal: AbortSignal | undefined,
): Promise<AreaConfig> {
  try {
    return await getAreaConfig(client, codesOf(area), { signal });
  } catch (error) {
    const kept = client.areaStore.read();
    if (kept && isSame(kept.area, area) && !signal?.aborted) return kept.config;
    throw error;
  }
}

async function findArea(
  client: HuiqiClient,
  { host = '', path = '' }: { readonly host?: string; readonly path?: string },
  signal: AbortSignal | undefined,
): Promise<AreaInfo> {
  const ofHost = host.toLowerCase();
  // The path takes precedence as the more specific one, and a whole host before its parts.
  const names = [path.split('/')[1]?.toLowerCase(), ofHost, ...ofHost.split('.')];
  const kept = client.areaStore.read()?.area;
  // Both calls start in parallel: the second is needed unless the address names an area, which is rare.
  const current = kept ?? getCurrentArea(client, {}, { signal });
  if (current instanceof Promise) current.catch(() => undefined);
  const areas = await listHomePageAreas(client, {}, { signal }).catch((error: unknown) => {
    if (kept) return [];
    throw error;
  });
  for (const name of names) {
    const named = areas.find(({ key, domainName }) =>
      [key, domainName].some((own) => own && own.toLowerCase() === name),
    );
    if (named) return named;
  }
  // A region that has closed since the visit began leads to the one that the server says.
  const isClosed =
    kept?.key !== undefined && areas.length > 0 && !areas.some(({ key }) => key === kept.key);
  return isClosed ? getCurrentArea(client, {}, { signal }) : current;
}
