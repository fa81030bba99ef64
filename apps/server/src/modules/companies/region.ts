import type { CurrentUser } from '../../security/sessionStore.js';

interface Place {
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly areaCode: string;
}

/** Whether a product serves a company's place; the code of an area covers everything in it (spec 1 §4). */
export function servesPlace(regionCodes: readonly string[], place: Place): boolean {
  return [place.provinceCode, place.cityCode, place.areaCode].some((code) =>
    regionCodes.includes(code),
  );
}

/** Agents apply only within their own province (spec 1 §5). */
export const mayServe = (user: CurrentUser, productProvince: string): boolean =>
  user.role !== 'AGENT' || user.scfProvince === productProvince;
