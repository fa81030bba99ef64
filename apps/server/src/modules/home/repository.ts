import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { LatestNews, News } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { Region } from '../../http/headers/regionOf.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { news } from '../../schema/home.js';

const shownOnHome = 8;

type NewsRow = typeof news.$inferSelect;

const paragraphsOf = ({ content }: NewsRow) => content.split(/\n{2,}/);

const pictureOf = ({ pictureUrl: url, pictureAlt: alt }: NewsRow) =>
  url === null ? null : { url, alt: alt ?? '' };

const toLine = (row: NewsRow): LatestNews => ({
  id: row.id,
  title: row.title,
  content: paragraphsOf(row)[0] ?? '',
  picture: pictureOf(row),
  createdTs: row.createdAt.toISOString(),
});

/** News of a county and of the whole province; a province shows those of all its counties. */
const toldIn = ({ scfCity }: Region): SQL | undefined =>
  and(
    isNull(news.withdrawnAt),
    scfCity === '0' ? undefined : or(isNull(news.regionCode), eq(news.regionCode, scfCity)),
  );

const newestFirst = (db: Queryable, region: Region) =>
  db.select().from(news).where(toldIn(region)).orderBy(desc(news.createdAt), news.id).$dynamic();

export async function listLatest(db: Queryable, region: Region): Promise<LatestNews[]> {
  return (await newestFirst(db, region).limit(shownOnHome)).map(toLine);
}

export const pageOfNews = (
  db: Queryable,
  input: PageInput,
  region: Region,
): Promise<Page<LatestNews>> =>
  page(
    {
      rows: newestFirst(db, region),
      toItem: toLine,
      total: db.$count(news, toldIn(region)),
    },
    input,
    constants.pageSizes.default,
  );

export async function findNews(db: Queryable, id: string): Promise<News | undefined> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isNull(news.withdrawnAt)));
  return (
    row && {
      id: row.id,
      title: row.title,
      source: row.source,
      picture: pictureOf(row),
      paragraphs: paragraphsOf(row),
      createdTs: row.createdAt.toISOString(),
    }
  );
}
