import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';
import type { CaptchaAnswer, CaptchaKind } from '../../schema/columns/captchaAnswer.js';
import { captchas, phoneCodes } from '../../schema/captchas.js';

/** Guesses that one code allows, right or wrong (ASVS 6.6.3). */
export const maxTries = 5;

export async function saveCaptcha(
  db: Queryable,
  row: { key: string; kind: CaptchaKind; answer: CaptchaAnswer; expiresAt: Date },
): Promise<void> {
  await db.insert(captchas).values(row);
}

/** Deletes a captcha and returns its solution if it was still valid: only one of several concurrent calls gets it. */
export async function takeCaptcha(
  db: Queryable,
  key: string,
  kind: CaptchaKind,
  now: Date,
): Promise<CaptchaAnswer | null> {
  const [row] = await db
    .delete(captchas)
    .where(and(eq(captchas.key, key), eq(captchas.kind, kind)))
    .returning();
  return row && row.expiresAt > now ? row.answer : null;
}

/** The solution of a captcha, which stays valid; for the sandbox. */
export async function readCaptcha(db: Queryable, key: string): Promise<CaptchaAnswer | undefined> {
  const [row] = await db.select().from(captchas).where(eq(captchas.key, key));
  return row?.answer;
}

export interface StoredCode {
  readonly key: string;
  readonly salt: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** Stores a code, invalidating an earlier one of the same purpose and phone. */
export async function savePhoneCode(db: Queryable, code: StoredCode): Promise<void> {
  const set = { ...code, tries: 0 };
  await db.insert(phoneCodes).values(set).onConflictDoUpdate({ target: phoneCodes.key, set });
}

/** Counts a guess and returns the hash to compare with; nothing once the code is used or has no guesses left. */
export async function countTry(db: Queryable, key: string): Promise<StoredCode | undefined> {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.key, key), lt(phoneCodes.tries, maxTries)))
    .returning();
  return row;
}

/** Deletes a code that was guessed; only one of several concurrent calls succeeds. */
export async function takePhoneCode(
  db: Queryable,
  { key, codeHash }: StoredCode,
): Promise<boolean> {
  const used = await db
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.key, key), eq(phoneCodes.codeHash, codeHash)))
    .returning({ key: phoneCodes.key });
  return used.length === 1;
}

export async function isRegistered(db: Queryable, phone: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return row !== undefined;
}

export async function findPhoneOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return row?.phone ?? null;
}

/** How long an expired code can still be told from a wrong one. */
const keptExpiredMs = 3_600_000;

/** Deletes expired captchas and codes. */
export async function deleteOldCaptchas(db: Queryable, now: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  const longExpired = new Date(now.getTime() - keptExpiredMs);
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, longExpired));
}
