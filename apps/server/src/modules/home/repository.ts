import { desc } from 'drizzle-orm';
import type { LatestNews } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { news } from './table.js';

const shown = 8;

export async function listNews(db: Queryable): Promise<LatestNews[]> {
  const rows = await db.select().from(news).orderBy(desc(news.createdAt)).limit(shown);
  return rows.map(({ id, title, content, createdAt }) => ({
    id,
    title,
    content,
    createdTs: createdAt.toISOString(),
  }));
}
