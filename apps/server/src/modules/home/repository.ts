import { desc, eq } from 'drizzle-orm';
import type { LatestNews, News } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { news } from './table.js';

const shownOnHome = 8;

type NewsRow = typeof news.$inferSelect;

const paragraphsOf = ({ content }: NewsRow) => content.split(/\n{2,}/);

const toLine = (row: NewsRow): LatestNews => ({
  id: row.id,
  title: row.title,
  content: paragraphsOf(row)[0] ?? '',
  createdTs: row.createdAt.toISOString(),
});

const newestFirst = (db: Queryable) =>
  db.select().from(news).orderBy(desc(news.createdAt), news.id).$dynamic();

export async function listLatest(db: Queryable): Promise<LatestNews[]> {
  return (await newestFirst(db).limit(shownOnHome)).map(toLine);
}

export const pageOfNews = (db: Queryable, input: PageInput): Promise<Page<LatestNews>> =>
  page(
    { rows: newestFirst(db), toItem: toLine, total: db.$count(news) },
    input,
    constants.pageSizes.default,
  );

export async function findNews(db: Queryable, id: string): Promise<News | undefined> {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  return (
    row && {
      id: row.id,
      title: row.title,
      source: row.source,
      paragraphs: paragraphsOf(row),
      createdTs: row.createdAt.toISOString(),
    }
  );
}
