import type { NewsType, Notice, NoticeStatus, NoticeType, Tiding } from '@huiqi/sdk';

export interface NoticeRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly html: string | null;
  readonly newsType: NewsType;
  readonly noticeType: NoticeType;
  readonly status: NoticeStatus;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly createdAt: Date;
}

export const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  title: row.title,
  content: row.content,
  ...(row.html !== null && { html: row.html }),
  createdTs: row.createdAt.toISOString(),
  newsType: row.newsType,
  noticeType: row.noticeType,
  noticeStatus: row.status,
  subject: row.subjectKind && row.subjectId ? { kind: row.subjectKind, id: row.subjectId } : null,
});

/** The same notice in the earlier shape. */
export const toTiding = ({ id, title, content, createdAt, status }: NoticeRow): Tiding => ({
  id,
  title,
  content,
  createdTs: createdAt.toISOString(),
  noticeStatus: status,
});
