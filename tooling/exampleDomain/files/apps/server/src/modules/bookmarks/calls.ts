import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';

export const calls = defineCalls(() => ({
  listBookmarks: { as: owner, input: {} },
  removeBookmark: { as: owner, input: { id: 'b-1' } },
}));

export const things = defineThings({
  kind: 'bookmark',
  missing: 'b-none',
  make: async () => [
    { name: 'a bookmark', id: 'b-2', reachableBy: ({ userId }) => userId === '1' },
  ],
});
