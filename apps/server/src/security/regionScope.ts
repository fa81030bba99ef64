import { and, eq, type AnyColumn, type SQL } from 'drizzle-orm';
import type { CurrentUser } from './SessionStore.js';

/** Codes of the areas that something belongs to. */
type Place<Code> = Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', Code>>;

/**
 * Areas that limit what a staff member may see, without those fields of the account that stand for a whole larger area.
 */
export type RegionBounds = Partial<Place<string>>;

// 0, or an account without the field, means the whole parent area.
const within = <Name extends string>(name: Name, code: string | null) =>
  code === null || code === '0' ? {} : { [name]: code };

/**
 * The region that a staff member works for (spec 1 §6): the same for every list, detail, decision, count, export and
 * file.
 */
export const regionBounds = ({
  scfProvince,
  scfCity,
  scfDistrict,
}: Pick<CurrentUser, keyof Place<string>>): RegionBounds => ({
  ...within('scfProvince', scfProvince),
  ...within('scfCity', scfCity),
  ...within('scfDistrict', scfDistrict),
});

/** Matches rows in a staff member's region; `place` names the columns with their codes. */
export function inRegionOf(
  user: Pick<CurrentUser, keyof Place<string>>,
  place: Place<AnyColumn>,
): SQL | undefined {
  const bounds = Object.entries(regionBounds(user)) as [keyof RegionBounds, string][];
  return and(...bounds.map(([name, code]) => eq(place[name], code)));
}
