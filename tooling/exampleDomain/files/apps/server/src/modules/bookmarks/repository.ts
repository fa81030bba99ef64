import { and, desc, eq } from 'drizzle-orm';
import type { Bookmark, OperationInput } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import { products } from '../../schema/products.js';
import { bookmarks } from '../../schema/bookmarks.js';

interface Row {
  readonly id: string;
  readonly productName: string;
  readonly createdAt: Date;
}

const toBookmark = ({ createdAt, ...row }: Row): Bookmark => ({
  ...row,
  createdTs: createdAt.toISOString(),
});

export function listUserBookmarks(
  db: Queryable,
  userId: string,
  range: OperationInput<'listBookmarks'>,
): Promise<Page<Bookmark>> {
  const mine = eq(bookmarks.userId, userId);
  const rows = db
    .select({ id: bookmarks.id, productName: products.name, createdAt: bookmarks.createdAt })
    .from(bookmarks)
    .innerJoin(products, eq(products.id, bookmarks.productId))
    .where(mine)
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id));
  return page({ rows, toItem: toBookmark, total: db.$count(bookmarks, mine) }, range, 10);
}

/** Whether the user had the bookmark. */
export async function deleteBookmark(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.id, id)))
    .returning({ id: bookmarks.id });
  return deleted.length > 0;
}
