import { storedBank } from './bankRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const bank: ManagedKind<'BANK'> = {
  ...storedBank,
  empty: () => ({ kind: 'BANK', name: '', logoUrl: '', phone: null, position: 0 }),
  problems: async (_db, { name, logoUrl }) => required({ name, logoUrl }),
  titleOf: ({ name }) => name,
  // Banks are the platform's, since their staff are recognised by them.
  belongsTo: () => ({ bankId: null, scfProvince: null }),
};
