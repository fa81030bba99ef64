import { defineSeed } from '../defineSeed.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { bookmarks } from '../../schema/bookmarks.js';

type NewBookmark = typeof bookmarks.$inferInsert;

/** Three bookmarks of the first account. */
export const seed = defineSeed({
  after: { products, session },
  tables: [bookmarks],
  make: ({ day }, earlier): NewBookmark[] =>
    earlier.products.products.slice(0, 3).map(({ id }, turn) => ({
      id: `b-${turn + 1}`,
      userId: '1',
      productId: id,
      createdAt: new Date(day.getTime() - turn * 86_400_000),
    })),
  rows: (sample) => [sample],
});
