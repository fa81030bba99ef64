import type { FormEntry, PersonApplicant, SavedApplication, UserInfo } from '@huiqi/sdk';

export interface KnownPerson {
  readonly user: Pick<UserInfo, 'phone' | 'areaId'> | null;
  readonly applicant: PersonApplicant | undefined;
  /** What was saved before; it goes before everything else that is known. */
  readonly saved: SavedApplication | null | undefined;
  /** What the place of the form knows. */
  readonly place?: Readonly<Record<string, string>> | undefined;
  /** Codes of the areas that the product serves. */
  readonly regions: readonly string[];
}

const isWhole = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text !== '' && !text.includes('*');

/** Whether an area is a district or in it: the code of a province ends in four zeros, that of a city in two. */
function isWithin(district: string, area: string): boolean {
  if (area.endsWith('0000')) return district.slice(0, 2) === area.slice(0, 2);
  return area.endsWith('00') ? district.slice(0, 4) === area.slice(0, 4) : district === area;
}

/**
 * Values known about the applicant. The home prefills the area that handles the application (spec 1 §3), where the product
 * serves it; masked numbers are left for the user to type.
 */
export function personPrefill(
  entries: readonly Pick<FormEntry, 'checkName' | 'defaultValue'>[],
  { user, applicant, saved, place, regions }: KnownPerson,
): Record<string, string> {
  const home = applicant?.houseAreaId ?? user?.areaId;
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
      const value = Object.hasOwn(known, checkName) ? known[checkName] : undefined;
      return [checkName, isWhole(value) ? value : (defaultValue ?? '')] as const;
    }),
  );
}
