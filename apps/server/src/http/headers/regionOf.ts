import { constants } from '@huiqi/sdk/domain';
import type { FastifyRequest } from 'fastify';

/** The region of a call; city `0` is the whole province, district `0` the whole city. */
export interface Region {
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}

/** The default region of callers without one. */
const firstRegion: Region = {
  scfProvince: constants.defaultProvince,
  scfCity: constants.defaultLoginCity,
  scfDistrict: constants.defaultDistrict,
};

const code = (value: unknown): string =>
  typeof value === 'string' && /^\d{6}$/.test(value) ? value : '0';

/**
 * Reads the region of the headers (spec 1 §7). Callers without an area send a fixed province that no region has, and
 * get the default.
 */
export function regionOf({ headers }: Pick<FastifyRequest, 'headers'>): Region {
  const scfProvince = code(headers['x-scf-province']);
  if (scfProvince === '0' || scfProvince === constants.defaultConfigProvince) return firstRegion;
  return {
    scfProvince,
    scfCity: code(headers['x-scf-city']),
    scfDistrict: code(headers['x-scf-district']),
  };
}
