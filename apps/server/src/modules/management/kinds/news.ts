import { storedNews, unknownRegion } from './newsRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const news: ManagedKind<'NEWS'> = {
  ...storedNews,
  empty: () => ({
    kind: 'NEWS',
    title: '',
    source: '',
    content: '',
    regionCode: null,
    pictureUrl: '',
    pictureAlt: null,
  }),
  titleOf: ({ title }) => title,
  // The first two digits of an area's code are its province's.
  belongsTo: ({ regionCode }) => ({
    bankId: null,
    scfProvince: regionCode === null ? null : `${regionCode.slice(0, 2)}0000`,
  }),
  problems: async (db, { title, source, content, regionCode, pictureUrl, pictureAlt }) => [
    ...required({ title, source, content }),
    ...(pictureUrl === '' ? [] : required({ pictureAlt: pictureAlt ?? '' })),
    ...(await unknownRegion(db, regionCode)),
  ],
};
