import { ManagedKindLabels } from '@huiqi/sdk/domain';
import { regionBounds } from '../../../security/regionScope.js';
import type { CurrentUser } from '../../../security/SessionStore.js';
import { storedApproval, unknownAreas } from './approvalRepository.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { problem } from './problems.js';

/** Administrators decide where one person is enough; those of a city or district, for it alone. */
function isWithinRights(
  user: CurrentUser,
  content: ContentOf<'APPROVAL'>,
  published: ContentOf<'APPROVAL'> | null,
): boolean {
  // There is one for each kind: neither a new one nor a copy.
  if (user.role !== 'ADMIN' || published?.subject !== content.subject) return false;
  const { scfCity, scfDistrict } = regionBounds(user);
  const own = scfDistrict ?? scfCity;
  const isChanged = (code: string) =>
    content.aloneIn.includes(code) !== published.aloneIn.includes(code);
  return (
    own === undefined ||
    [...content.aloneIn, ...published.aloneIn].every((code) => code === own || !isChanged(code))
  );
}

export const approval: ManagedKind<'APPROVAL'> = {
  ...storedApproval,
  empty: () => ({ kind: 'APPROVAL', subject: 'NEWS', aloneIn: [] }),
  clean: (content) => ({ ...content, aloneIn: [...new Set(content.aloneIn)].toSorted() }),
  titleOf: ({ subject }) => ManagedKindLabels[subject],
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  isWithinRights,
  problems: async (db, { aloneIn }) => {
    const unknown = await unknownAreas(db, aloneIn);
    return problem(unknown.length > 0, 'aloneIn', `没有地区 ${unknown.join('、')}`);
  },
};
