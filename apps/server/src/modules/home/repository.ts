import { and, desc, eq, inArray, isNull, like, or, type SQL } from 'drizzle-orm';
import type { LatestNews, News } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { Region } from '../../http/headers/regionOf.js';
import { areaPrefix } from '../../security/areaPrefix.js';
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

/** News for everybody and those of the region, of what it lies in and of what is in it. */
function toldIn({ scfProvince, scfCity, scfDistrict }: Region): SQL | undefined {
  const around = [scfDistrict, scfCity, scfProvince].filter((code) => code !== '0');
  const [smallest = scfProvince] = around;
  return and(
    isNull(news.withdrawnAt),
    or(
      isNull(news.regionCode),
      inArray(news.regionCode, around),
      like(news.regionCode, `${areaPrefix(smallest)}%`),
    ),
  );
}

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
