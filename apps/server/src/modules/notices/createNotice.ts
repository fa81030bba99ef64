import { randomUUID } from 'node:crypto';
import type { NoticeSubject, NoticeType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { statementOf } from '../../db/statement.js';
import { notices } from '../../schema/notices.js';

export interface NewNotice {
  /** The recipient; null announces it to everyone. */
  readonly userId: string | null;
  readonly noticeType: NoticeType;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  /** What it is about, so that the notice can link to it; null if nothing can be opened. */
  readonly subject: NoticeSubject | null;
}

const addNotice = statementOf('add_notice', notices, (db, row: typeof notices.$inferInsert) =>
  db.insert(notices).values(row),
);

/** Stores a notice and returns its id. */
export async function createNotice(
  db: Queryable,
  { userId, noticeType, title, content, subject }: NewNotice,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await addNotice(db, {
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
