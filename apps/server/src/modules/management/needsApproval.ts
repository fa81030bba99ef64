import type { ManagedContent } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { areaCovers, everywhere } from './areaCovers.js';
import { readAloneIn } from './kinds/approvalRepository.js';

/** The area that the codes of a region stand for. */
const narrowest = (codes: readonly (string | null)[]) => [
  codes.find((code) => code !== null && code !== everywhere) ?? everywhere,
];

/** Codes of the areas that a content is for. */
function placesOf(content: ManagedContent): readonly string[] {
  if ('regionCodes' in content) return content.regionCodes;
  if (content.kind === 'POLICY') return content.targets.areaCodes;
  if ('regionCode' in content) return [content.regionCode ?? everywhere];
  if ('scfProvince' in content)
    return narrowest([content.scfDistrict, content.scfCity, content.scfProvince]);
  return [];
}

/**
 * Whether a second person has to approve that a content replaces what is published: the one rule of the single change, of many at
 * once, of imports and their undo, and of publications at a time. What is for no area is for all.
 */
export async function needsApproval(
  db: Queryable,
  content: ManagedContent,
  published: ManagedContent | null,
): Promise<boolean> {
  const aloneIn = await readAloneIn(db, content.kind);
  const isAlone = (place: string) => aloneIn.some((area) => areaCovers(area, place));
  return ![content, ...(published ? [published] : [])].every((one) => {
    const places = placesOf(one);
    return (places.length > 0 ? places : [everywhere]).every(isAlone);
  });
}
