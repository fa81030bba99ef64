import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Announcement, AnnouncementLine } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { Region } from '../../http/headers/regionOf.js';
import { notices } from '../../schema/notices.js';
import { htmlOf } from '../../text/htmlOf.js';
import { isAnnouncedOn, isForAreas } from './isAnnounced.js';

const maxOnFront = 3;
/** Days for which what has no last day is on the front page. */
const daysOnFront = 14;

/** What the front page of a region announces on a day, newest first. */
export async function listCurrent(
  db: Queryable,
  { scfProvince, scfCity, scfDistrict }: Region,
  day: string,
): Promise<AnnouncementLine[]> {
  const isRecent = sql`(${notices.createdAt} at time zone 'Asia/Shanghai')::date > ${day}::date - ${daysOnFront}::int`;
  const rows = await db
    .select({ id: notices.id, title: notices.title, createdAt: notices.createdAt })
    .from(notices)
    .where(
      and(
        isAnnouncedOn(day),
        isForAreas(sql`array[${scfProvince}, ${scfCity}, ${scfDistrict}]::text[]`),
        or(isNotNull(notices.endsOn), isRecent),
      ),
    )
    .orderBy(desc(notices.createdAt), notices.id)
    .limit(maxOnFront);
  return rows.map(({ id, title, createdAt }) => ({
    id,
    title,
    createdTs: createdAt.toISOString(),
  }));
}

export async function findAnnouncement(
  db: Queryable,
  id: string,
  day: string,
): Promise<Announcement | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isAnnouncedOn(day)));
  if (!row) return undefined;
  const { title, html, content, createdAt, endsOn } = row;
  return { id, title, html: html ?? htmlOf(content), createdTs: createdAt.toISOString(), endsOn };
}
