import type { RegionCheck } from '@huiqi/sdk';
import { servesPlace, servesProvince } from '@huiqi/sdk/domain';
import type { CurrentUser } from '../../security/SessionStore.js';

export { servesPlace };

/** Agents apply only within their province (spec 1 §5). */
export const mayServe = ({ role, scfProvince }: CurrentUser, productProvince: string): boolean =>
  servesProvince({ roleType: role, scfProvince }, productProvince);

interface Offered {
  readonly scfProvince: string;
  readonly regionCodes: readonly string[];
}

/** Why a user may not apply for a product on behalf of a company at this place; null if they may. */
export function regionRefusal(
  user: CurrentUser,
  { scfProvince, regionCodes }: Offered,
  place: Parameters<typeof servesPlace>[1],
): RegionCheck['reason'] {
  if (!mayServe(user, scfProvince)) return 'AGENT_PROVINCE';
  return servesPlace(regionCodes, place) ? null : 'REGION';
}
