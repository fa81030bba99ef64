import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings } from '../../testing/defineThings.js';

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
