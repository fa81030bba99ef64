import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { oneTimeTokens, type TokenKind } from '../../schema/oneTimeTokens.js';

export interface NewToken {
  readonly kind: TokenKind;
  readonly source: string;
  readonly userId: string;
  readonly lifeSeconds: number;
  /** The partner whose server requested it. */
  readonly partnerId?: string | undefined;
}

export interface GivenToken {
  readonly kind: TokenKind;
  /** Any if left out. */
  readonly source?: string | undefined;
  readonly token: string;
}

export type TakenToken =
  | { readonly state: 'taken'; readonly userId: string; readonly partnerId: string | null }
  /** Used or expired; with the login it was exchanged for. */
  | {
      readonly state: 'spent';
      readonly userId: string;
      readonly partnerId: string | null;
      readonly familyId: string | null;
    }
  /** None of this kind and source. */
  | { readonly state: 'unknown' };

const dayMs = 86_400_000;
const owner = { userId: oneTimeTokens.userId, partnerId: oneTimeTokens.partnerId };
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a one-time token of 256 random bits and stores only its hash. */
export async function issueToken(
  db: Queryable,
  { kind, source, userId, lifeSeconds, partnerId }: NewToken,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1000);
  await db
    .insert(oneTimeTokens)
    .values({ tokenHash: hashOf(token), kind, source, userId, expiresAt, partnerId });
  return { token, expiresAt };
}

/**
 * Consumes a one-time token in a single statement, so that one of several concurrent calls succeeds; the others wait
 * for its transaction. `familyId` names the login it is exchanged for.
 */
export async function takeToken(
  db: Queryable,
  { kind, source, token }: GivenToken,
  now: Date,
  familyId?: string,
): Promise<TakenToken> {
  const named = and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.kind, kind),
    source === undefined ? undefined : eq(oneTimeTokens.source, source),
  );
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now, familyId })
    .where(and(named, isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
    .returning(owner);
  if (taken) return { state: 'taken', ...taken };
  const [known] = await db
    .select({ ...owner, familyId: oneTimeTokens.familyId })
    .from(oneTimeTokens)
    .where(named);
  return known ? { state: 'spent', ...known } : { state: 'unknown' };
}

/** The source a handover was made for, even if it was used since; null for any other text. */
export async function sourceOfHandover(db: Queryable, token: string): Promise<string | null> {
  const [found] = await db
    .select({ source: oneTimeTokens.source })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.kind, 'handover')));
  return found?.source ?? null;
}

/** Invalidates a user's tokens: a new password ends every other way in. */
export async function voidTokens(db: Queryable, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Deletes tokens a day after they expire; until then a second use can be told from an unknown token. */
export async function deleteOldTokens(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(lt(oneTimeTokens.expiresAt, new Date(now.getTime() - dayMs)));
}
