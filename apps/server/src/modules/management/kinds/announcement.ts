import { storedAnnouncement } from './announcementRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const announcement: ManagedKind<'ANNOUNCEMENT'> = {
  ...storedAnnouncement,
  empty: () => ({ kind: 'ANNOUNCEMENT', title: '', content: '', endsOn: null }),
  titleOf: ({ title }) => title,
  // It goes to every user of the platform.
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  problems: async (_db, { title, content }) => required({ title, content }),
};
