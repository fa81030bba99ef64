import { and, desc, eq } from 'drizzle-orm';
import type { OperationInput } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { has, onDays } from '../../db/filters.js';
import { page, type Page } from '../../db/page.js';
import type { NoticeReader } from './personalNotices.js';
import type { NoticeRow } from './toNotice.js';
import { visibleNotices, type VisibleNotices } from './visibleNotices.js';

type NoticeFilters = OperationInput<'listNotices'>;

const matching = (
  visible: VisibleNotices,
  { noticeType, noticeStatus, dateStart, dateEnd }: NoticeFilters,
) =>
  and(
    has(visible.noticeType, noticeType),
    ...(noticeStatus ? [eq(visible.status, noticeStatus)] : []),
    onDays(visible.createdAt, dateStart, dateEnd),
  );

export function findNotices<Item>(
  db: Queryable,
  user: NoticeReader,
  { index, size, ...filters }: NoticeFilters,
  toItem: (row: NoticeRow) => Item,
): Promise<Page<Item>> {
  const visible = visibleNotices(db, user);
  const where = matching(visible, filters);
  const newestFirst = db
    .select()
    .from(visible)
    .where(where)
    .orderBy(desc(visible.createdAt), desc(visible.id));
  return page(
    { rows: newestFirst, toItem, total: db.$count(visible, where) },
    { index, size },
    constants.pageSizes.notices,
  );
}

export async function findNotice(
  db: Queryable,
  user: NoticeReader,
  id: string,
): Promise<NoticeRow | undefined> {
  const visible = visibleNotices(db, user);
  const [row] = await db.select().from(visible).where(eq(visible.id, id));
  return row;
}
