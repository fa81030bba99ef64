import { randomUUID } from 'node:crypto';
import type { NoticeSubject, NoticeType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { notices } from '../../schema/notices.js';

export interface NewNotice {
  /** Who it is for; null announces it to everybody. */
  readonly userId: string | null;
  readonly noticeType: NoticeType;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  /** What it is about, so that the notice can link to it; null if nothing can be opened. */
  readonly subject: NoticeSubject | null;
}

/**
 * Sends a notice: every event of the server that a user should hear of ends here. Called with the transaction of the
 * event, the notice exists if and only if the event does. Returns the id.
 */
export async function createNotice(
  db: Queryable,
  { userId, noticeType, title, content, subject }: NewNotice,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db.insert(notices).values({
    id,
    userId,
    title,
    content,
    newsType: 'SYSTEM',
    noticeType,
    status: 'UNREAD',
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    createdAt: now,
  });
  return id;
}
