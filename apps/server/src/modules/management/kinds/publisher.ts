import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';
import { storedPublisher } from './publisherRepository.js';

export const publisher: ManagedKind<'PUBLISHER'> = {
  ...storedPublisher,
  empty: () => ({ kind: 'PUBLISHER', name: '', position: 0, logoUrl: '' }),
  titleOf: ({ name }) => name,
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  problems: async (_db, { name }) => required({ name }),
};
