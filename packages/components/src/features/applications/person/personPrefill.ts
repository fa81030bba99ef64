import { hasOwn } from '@huiqi/sdk/domain';
import type { FormEntry, PersonApplicant, SavedApplication, UserInfo } from '@huiqi/sdk';

export interface KnownPerson {
  readonly user: Pick<UserInfo, 'phone' | 'areaId'> | null;
  readonly applicant: PersonApplicant | undefined;
  /** What was saved; takes precedence over everything else known. */
  readonly saved: SavedApplication | null | undefined;
  /** Values known to the page around the form. */
  readonly place?: Readonly<Record<string, string>> | undefined;
  /** Codes of the areas served by the product. */
  readonly regions: readonly string[];
}

const isWhole = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text !== '' && !text.includes('*');

/** Whether an area is a district or lies in it: a province's code ends in four zeros, a city's in two. */
function isWithin(district: string, area: string): boolean {
  if (area.endsWith('0000')) return district.slice(0, 2) === area.slice(0, 2);
  return area.endsWith('00') ? district.slice(0, 4) === area.slice(0, 4) : district === area;
}

/**
 * Initial values of the applicant. The home address prefills the handling area (spec 1 §3) where the product serves it;
 * masked numbers are left for the user to type.
 */
export function personPrefill(
  entries: readonly Pick<FormEntry, 'checkName' | 'defaultValue'>[],
  { user, applicant, saved, place, regions }: KnownPerson,
): Record<string, string> {
  // 0 stands for a larger area as a whole, where nobody lives.
  const own = user?.areaId === '0' ? undefined : user?.areaId;
  const home = applicant?.houseAreaId ?? own;
  const serves = isWhole(home) && regions.some((area) => isWithin(home, area));
  const known: Readonly<Record<string, string | null | undefined>> = {
    applyName: applicant?.applyName,
    applyPhone: user?.phone,
    houseAreaId: home,
    houseDetailAddress: applicant?.houseDetailAddress,
    areaId: serves ? home : undefined,
    ...place,
    ...saved?.values,
  };
  return Object.fromEntries(
    entries.map(({ checkName, defaultValue }) => {
      const value = hasOwn(known, checkName) ? known[checkName] : undefined;
      return [checkName, isWhole(value) ? value : (defaultValue ?? '')] as const;
    }),
  );
}
