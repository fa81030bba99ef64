import { formatDate } from '@huiqi/sdk/domain';
import { regionBounds } from '../../../security/regionScope.js';
import { cleanHtml, plainTextOf } from '../../../text/cleanHtml.js';
import { areaCovers } from '../areaCovers.js';
import { findToday, storedAnnouncement } from './announcementRepository.js';
import { unknownAreas } from './approvalRepository.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';

type Announcement = ContentOf<'ANNOUNCEMENT'>;

/** Administrators announce to everybody, and others to the region alone that they are responsible for. */
const isWithinRights: ManagedKind<'ANNOUNCEMENT'>['isWithinRights'] = (
  user,
  content,
  published,
) => {
  const { scfProvince, scfCity, scfDistrict } = regionBounds(user);
  const own = scfDistrict ?? scfCity ?? scfProvince;
  if (user.role === 'ADMIN' || own === undefined) return true;
  return [content, published].every(
    (one) =>
      one === null ||
      (one.regionCodes.length > 0 && one.regionCodes.every((code) => areaCovers(own, code))),
  );
};

/** The province that all of its areas are in, if it is one. */
function provinceOf({ regionCodes }: Announcement): string | null {
  const [first, ...others] = new Set(regionCodes.map((code) => `${code.slice(0, 2)}0000`));
  return first === undefined || others.length > 0 ? null : first;
}

type Scope = Parameters<ManagedKind<'ANNOUNCEMENT'>['empty']>[0];

const ownRegion = ({ scfProvince, scfCity, scfDistrict }: Scope): string[] => {
  const own = scfDistrict ?? scfCity ?? scfProvince;
  return own === null ? [] : [own];
};

export const announcement: ManagedKind<'ANNOUNCEMENT'> = {
  ...storedAnnouncement,
  empty: (scope) => ({
    kind: 'ANNOUNCEMENT',
    title: '',
    content: '',
    regionCodes: ownRegion(scope),
    endsOn: null,
  }),
  copied: (content, scope) => ({ ...content, regionCodes: ownRegion(scope), endsOn: null }),
  clean: (content) => ({
    ...content,
    content: cleanHtml(content.content),
    regionCodes: [...new Set(content.regionCodes)].toSorted(),
  }),
  titleOf: ({ title }) => title,
  belongsTo: (content) => ({ bankId: null, scfProvince: provinceOf(content) }),
  isWithinRights,
  problems: async (db, { title, content, regionCodes, endsOn }, _id, publishOn) => {
    const unknown = await unknownAreas(db, regionCodes);
    const hasEnded = endsOn !== null && endsOn < (await findToday(db));
    const endsBefore = endsOn !== null && !!publishOn && endsOn < formatDate(publishOn);
    return [
      ...required({ title, content: plainTextOf(content) }),
      ...problem(hasEnded, 'endsOn', '不能早于今天'),
      ...problem(!hasEnded && endsBefore, 'endsOn', '不能早于定时发布的日期'),
      ...problem(unknown.length > 0, 'regionCodes', `没有地区 ${unknown.join('、')}`),
    ];
  },
};
