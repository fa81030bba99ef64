import { storedNews, unknownRegion } from './newsRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const news: ManagedKind<'NEWS'> = {
  ...storedNews,
  empty: () => ({ kind: 'NEWS', title: '', source: '', content: '', regionCode: null }),
  titleOf: ({ title }) => title,
  // The first two digits of an area's code are its province's.
  belongsTo: ({ regionCode }) => ({
    bankId: null,
    scfProvince: regionCode === null ? null : `${regionCode.slice(0, 2)}0000`,
  }),
  problems: async (db, { title, source, content, regionCode }) => [
    ...required({ title, source, content }),
    ...(await unknownRegion(db, regionCode)),
  ],
};
