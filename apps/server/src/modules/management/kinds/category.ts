import { storedCategory } from './categoryRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { required } from './problems.js';

export const category: ManagedKind<'CATEGORY'> = {
  ...storedCategory,
  empty: () => ({ kind: 'CATEGORY', name: '', description: null, position: 0 }),
  titleOf: ({ name }) => name,
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  problems: async (_db, { name }) => required({ name }),
};
