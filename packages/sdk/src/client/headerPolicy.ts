import {
  defaultCity,
  defaultConfigProvince,
  defaultDistrict,
  serviceTagFront,
  serviceTagInsurer,
} from '../generated/constants.js';
import type { HeaderNames } from '../generated/headers.js';
import type { Area } from './options.js';

export interface HeaderContext {
  readonly names: HeaderNames;
  readonly channel: string;
  readonly platform: string;
  readonly sessionMode: 'cookie' | 'token';
  readonly area: Area | null;
  readonly insurer: boolean;
}

/**
 * The headers every call shares (spec 1 §7). The service tag is `front` when an area is
 * stored and the address is not the insurer-type one; otherwise the default province is sent.
 */
export function baseHeaders(context: HeaderContext): Record<string, string> {
  const { names, area } = context;
  const front = area !== null && !context.insurer;
  return {
    [names.channel]: context.channel,
    [names.cacheControl]: 'no-cache',
    [names.platform]: context.platform,
    [names.sessionMode]: context.sessionMode,
    [names.serviceTag]: front ? serviceTagFront : serviceTagInsurer,
    [names.province]: front ? area.scfProvince : defaultConfigProvince,
    [names.city]: front ? area.scfCity : defaultCity,
    [names.district]: front ? area.scfDistrict : defaultDistrict,
  };
}
