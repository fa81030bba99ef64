import { constants } from '@huiqi/sdk/domain';
import type { FastifyRequest } from 'fastify';

/** The region that a call is made for; city `0` is the whole province, district `0` the whole city. */
export interface Region {
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}

/** The region of callers that name none: a new visitor's. */
const firstRegion: Region = {
  scfProvince: constants.defaultProvince,
  scfCity: constants.defaultLoginCity,
  scfDistrict: constants.defaultDistrict,
};

const code = (value: unknown): string =>
  typeof value === 'string' && /^\d{6}$/.test(value) ? value : '0';

/**
 * Reads the region of the headers (spec 1 §7). Callers without an area of their own send a fixed province that no region
 * has; they are served as a new visitor is.
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
