import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { partners } from '../../schema/partners.js';
import { webhookSecrets } from '../../schema/webhooks.js';

/** A receiver checks a few signatures; rotating more often loses the oldest key. */
const maxKeys = 5;

/** Keys that a partner's webhooks are signed with, newest first. */
export const findKeys = (db: Queryable, partnerId: string, now: Date) =>
  db
    .select()
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.partnerId, partnerId),
        or(isNull(webhookSecrets.expiresAt), gt(webhookSecrets.expiresAt, now)),
      ),
    )
    // The current key has no end, and PostgreSQL puts null first.
    .orderBy(desc(webhookSecrets.expiresAt), desc(webhookSecrets.createdAt))
    .limit(maxKeys);

export type NewKey = typeof webhookSecrets.$inferInsert;

/** Adds a key; earlier ones stay valid until `keptUntil` or their earlier end. */
export async function addKey(tx: Queryable, key: NewKey, keptUntil: Date): Promise<void> {
  await tx
    .update(webhookSecrets)
    .set({ expiresAt: keptUntil })
    .where(and(eq(webhookSecrets.partnerId, key.partnerId), isNull(webhookSecrets.expiresAt)));
  await tx.insert(webhookSecrets).values(key);
}

export interface WebhookPartner {
  readonly id: string;
  readonly webhookUrl: string | null;
  readonly disabledAt: Date | null;
}

/** The webhook of a partner; with `lock`, locked until the transaction ends. */
export async function findPartner(
  db: Queryable,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<WebhookPartner | undefined> {
  const query = db
    .select({
      id: partners.id,
      webhookUrl: partners.webhookUrl,
      disabledAt: partners.disabledAt,
    })
    .from(partners)
    .where(eq(partners.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function saveUrl(
  tx: Queryable,
  id: string,
  webhookUrl: string | null,
  now: Date,
): Promise<void> {
  await tx.update(partners).set({ webhookUrl, updatedAt: now }).where(eq(partners.id, id));
}

export async function deleteOldWebhookKeys(db: Queryable, now: Date): Promise<void> {
  await db.delete(webhookSecrets).where(lt(webhookSecrets.expiresAt, now));
}
