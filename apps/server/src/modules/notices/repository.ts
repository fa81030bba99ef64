import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { has, onDays } from '../../db/filters.js';
import { page, type Page } from '../../db/page.js';
import { builder, statementWhere } from '../../db/statement.js';
import type { NoticeReader, ReaderInStatement } from './personalNotices.js';
import type { NoticeRow } from './toNotice.js';
import { visibleNotices } from './visibleNotices.js';

type NoticeFilters = OperationInput<'listNotices'>;

/** In a partner session other notices are visible. */
function statementsTo(name: string, partner: ReaderInStatement['partner']) {
  const visible = visibleNotices(builder, { id: sql.placeholder('user'), partner });
  return {
    visible,
    find: statementWhere(name, (db, where) =>
      db
        .select()
        .from(visible)
        .where(where)
        .orderBy(desc(visible.createdAt), desc(visible.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    ),
    count: statementWhere(`count_${name}`, (db, where) =>
      db.select({ count: count() }).from(visible).where(where),
    ),
  };
}

const ofUser = statementsTo('notices', null);
const inPartnerSession = statementsTo('notices_of_partner', { id: sql.placeholder('partner') });
const { visible } = ofUser;

function readerOf({ id, partner }: NoticeReader) {
  return partner
    ? { ...inPartnerSession, values: { user: id, partner: partner.id } }
    : { ...ofUser, values: { user: id } };
}

const matching = ({
  noticeType,
  noticeStatus,
  dateStart,
  dateEnd,
}: NoticeFilters): SQL | undefined =>
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
  const { values, ...statements } = readerOf(user);
  const where = matching(filters);
  return page(
    {
      rows: (range) => statements.find(db, where, { ...values, ...range }),
      toItem,
      total: async () => (await statements.count(db, where, values))[0]?.count ?? 0,
    },
    { index, size },
    constants.pageSizes.notices,
  );
}

export async function findNotice(
  db: Queryable,
  user: NoticeReader,
  id: string,
): Promise<NoticeRow | undefined> {
  const { find, values } = readerOf(user);
  const [row] = await find(db, eq(visible.id, id), { ...values, limit: 1, offset: 0 });
  return row;
}
