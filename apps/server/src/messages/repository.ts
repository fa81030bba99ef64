import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import type { Attachment, RenderedMessage } from './message.js';
import { openSecret, sealSecret } from '../security/sealSecret.js';
import { outgoingMessages } from '../schema/outgoingMessages.js';
import type { TemplateName } from './templates.js';

export interface StoredMessage extends RenderedMessage {
  readonly usefulUntil?: Date;
}

/** Longer than any message is retried. */
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

type Row = typeof outgoingMessages.$inferSelect;
/** Recipient and content. */
type Content = Pick<Row, 'attachments' | 'code' | 'recipient' | 'subject' | 'text'>;

/** Prefix of a row whose whole content is sealed in its text; no template starts with it. */
const sealedMark = 'sealed:';

/** Puts the whole content into one sealed text. */
const seal = (content: Content, id: string, key: Buffer): Content => ({
  recipient: '',
  subject: null,
  code: null,
  attachments: null,
  text: sealedMark + sealSecret(JSON.stringify(content), id, key),
});

/** The content of a row, which may have been stored without a key, by this or an earlier version. */
function contentOf(row: Row, keys: readonly Buffer[]): Content {
  if (!row.text.startsWith(sealedMark)) return row;
  const opened = openSecret(row.text.slice(sealedMark.length), row.id, keys);
  if (opened === null) throw new Error('No key of HUIQI_MESSAGE_KEY opens the message.');
  return JSON.parse(opened) as Content;
}

/** Stores a message, sealed if there is a key. */
export async function storeMessage(
  tx: Queryable,
  message: StoredMessage,
  { key, now }: { readonly key: Buffer | undefined; readonly now: Date },
): Promise<void> {
  const { id, channel, template, usefulUntil = null, attachments } = message;
  const content: Content = {
    recipient: message.to,
    subject: message.subject ?? null,
    text: message.text,
    code: message.code ?? null,
    attachments: attachments ? toText(attachments) : null,
  };
  const stored = key === undefined ? content : seal(content, id, key);
  const about = { id, channel, template, usefulUntil, createdAt: now };
  await tx.insert(outgoingMessages).values({ ...about, ...stored });
}

/** An undelivered message; undefined once delivered or given up. */
export async function findMessage(
  db: Queryable,
  id: string,
  keys: readonly Buffer[],
): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  if (!row) return undefined;
  const { attachments, code, recipient, subject, text } = contentOf(row, keys);
  return {
    id: row.id,
    channel: row.channel,
    to: recipient,
    template: row.template as TemplateName,
    text,
    ...(subject === null ? {} : { subject }),
    ...(code === null ? {} : { code }),
    ...(attachments === null ? {} : { attachments: toFiles(attachments) }),
    ...(row.usefulUntil === null ? {} : { usefulUntil: row.usefulUntil }),
  };
}

/** Whether the message of a job is still to be delivered. */
export async function hasMessageOf(db: Queryable, jobId: string): Promise<boolean> {
  const ofJob = sql`select data ->> 'messageId' from pgboss.job where id = ${jobId}::uuid`;
  return (await db.$count(outgoingMessages, sql`${outgoingMessages.id} in (${ofJob})`)) > 0;
}

export async function deleteMessage(db: Queryable, id: string): Promise<void> {
  await db.delete(outgoingMessages).where(eq(outgoingMessages.id, id));
}

/** Deletes messages left over from attempts whose process died. */
export async function deleteOldMessages(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.delete(outgoingMessages).where(lt(outgoingMessages.createdAt, before));
}
