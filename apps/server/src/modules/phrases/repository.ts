import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Phrase } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { departmentUsers } from '../../schema/departments.js';
import { phrases, phraseUses } from '../../schema/phrases.js';

const select = new QueryBuilder();

/** Maximum phrases in one response, as in the contract. */
const maxPhrases = 500;

const departmentsOf = (userId: string) =>
  select
    .select({ id: departmentUsers.departmentId })
    .from(departmentUsers)
    .where(eq(departmentUsers.userId, userId));

/** The phrases a person has: those they added, and those shared with their departments. */
const visibleTo = (userId: string) =>
  or(eq(phrases.userId, userId), inArray(phrases.departmentId, departmentsOf(userId)));

/** A person's phrases, last used first. */
export async function findPhrases(db: Queryable, userId: string): Promise<Phrase[]> {
  const rows = await db
    .select({ phrase: phrases })
    .from(phrases)
    .leftJoin(phraseUses, and(eq(phraseUses.phraseId, phrases.id), eq(phraseUses.userId, userId)))
    .where(visibleTo(userId))
    .orderBy(sql`${phraseUses.usedAt} desc nulls last`, desc(phrases.id))
    .limit(maxPhrases);
  return rows.map(({ phrase }) => ({
    id: String(phrase.id),
    text: phrase.text,
    isOwn: phrase.userId === userId,
    isShared: phrase.departmentId !== null,
  }));
}

/** Serialises what a user adds until the transaction ends, so that concurrent calls cannot pass the limit together. */
export const lockPhrases = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phrases:${userId}`}, 0))`);
};

export const countPhrases = (db: Queryable, userId: string): Promise<number> =>
  db.$count(phrases, eq(phrases.userId, userId));

/** Returns false if the user has the phrase already. */
export async function insertPhrase(
  db: Queryable,
  phrase: typeof phrases.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(phrases)
    .values(phrase)
    .onConflictDoNothing()
    .returning({ id: phrases.id });
  return rows.length > 0;
}

// As text: an id that is no number is not found either.
const hasId = (id: string) => eq(sql`${phrases.id}::text`, id);

/** Deletes a phrase that a user added; returns whether there was one. */
export async function removePhrase(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(phrases)
    .where(and(hasId(id), eq(phrases.userId, userId)))
    .returning({ id: phrases.id });
  return rows.length > 0;
}

/** Records that a user used a phrase; returns whether they have it. */
export async function storeUse(
  db: Queryable,
  userId: string,
  id: string,
  usedAt: Date,
): Promise<boolean> {
  const [phrase] = await db
    .select({ id: phrases.id })
    .from(phrases)
    .where(and(hasId(id), visibleTo(userId)));
  if (!phrase) return false;
  await db
    .insert(phraseUses)
    .values({ phraseId: phrase.id, userId, usedAt })
    .onConflictDoUpdate({
      target: [phraseUses.userId, phraseUses.phraseId],
      set: { usedAt },
    });
  return true;
}
