import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import type { Attachment, RenderedMessage } from './message.js';
import { outgoingMessages } from './table.js';
import type { TemplateName } from './templates.js';

export interface StoredMessage extends RenderedMessage {
  readonly usefulUntil?: Date;
}

/** Longer than any message is tried. */
const keptMs = 86_400_000;

interface StoredFile extends Omit<Attachment, 'content'> {
  readonly content: string;
}

const toText = (files: readonly Attachment[]) =>
  JSON.stringify(
    files.map((file): StoredFile => ({ ...file, content: file.content.toString('base64') })),
  );

const toFiles = (text: string): Attachment[] =>
  (JSON.parse(text) as StoredFile[]).map((file) => ({
    ...file,
    content: Buffer.from(file.content, 'base64'),
  }));

export async function storeMessage(
  tx: Queryable,
  { to, attachments, ...message }: StoredMessage,
  now: Date,
): Promise<void> {
  const files = attachments ? { attachments: toText(attachments) } : {};
  await tx.insert(outgoingMessages).values({ ...message, ...files, recipient: to, createdAt: now });
}

/** A message that is on its way; undefined once it was delivered or given up. */
export async function findMessage(db: Queryable, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  if (!row) return undefined;
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    template: row.template as TemplateName,
    text: row.text,
    ...(row.subject === null ? {} : { subject: row.subject }),
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.attachments === null ? {} : { attachments: toFiles(row.attachments) }),
    ...(row.usefulUntil === null ? {} : { usefulUntil: row.usefulUntil }),
  };
}

export async function deleteMessage(db: Queryable, id: string): Promise<void> {
  await db.delete(outgoingMessages).where(eq(outgoingMessages.id, id));
}

/** Deletes what was left of messages whose last attempt ended with its process. */
export async function deleteOldMessages(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(outgoingMessages).where(lt(outgoingMessages.createdAt, before));
}
