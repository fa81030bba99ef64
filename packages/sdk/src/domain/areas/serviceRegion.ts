import type { RoleType } from '../../generated/enums.js';

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

interface Applicant {
  readonly roleType: RoleType;
  readonly scfProvince?: string | null;
}

/** Agents apply only within their province (spec 1 §5). */
export const servesProvince = (
  { roleType, scfProvince }: Applicant,
  productProvince: string,
): boolean => roleType !== 'AGENT' || scfProvince === productProvince;
