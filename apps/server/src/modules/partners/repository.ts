import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OperationInput, Partner } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { containingWords } from '../../db/containingWords.js';
import { page, type Page } from '../../db/page.js';
import { partnerOrigins, partners, partnerSecrets } from '../../schema/partners.js';
import { toPartner } from './toPartner.js';

export type PartnerRow = typeof partners.$inferSelect;

export async function findPartner(db: Queryable, id: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(partners).where(eq(partners.id, id));
  return row;
}

/** Locks a partner until the transaction ends, so that changes are serialised. */
export async function lockPartner(tx: Queryable, id: string): Promise<PartnerRow | undefined> {
  const [row] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
  return row;
}

/** Origins and valid secrets with their partners. */
async function readBelongings(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length === 0) return { origins: [], secrets: [] };
  const origins = await db
    .select()
    .from(partnerOrigins)
    .where(inArray(partnerOrigins.partnerId, [...ids]))
    .orderBy(asc(partnerOrigins.origin));
  const { createdAt, expiresAt, id, partnerId, usedAt } = partnerSecrets;
  const secrets = await db
    .select({ id, partnerId, createdAt, usedAt, expiresAt })
    .from(partnerSecrets)
    .where(and(inArray(partnerId, [...ids]), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(desc(createdAt), desc(id));
  return { origins, secrets };
}

export async function readPartners(
  db: Queryable,
  rows: readonly PartnerRow[],
  now: Date,
): Promise<Partner[]> {
  const { origins, secrets } = await readBelongings(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) =>
    toPartner(row, {
      origins: origins.filter(({ partnerId }) => partnerId === row.id),
      secrets: secrets.filter(({ partnerId }) => partnerId === row.id),
    }),
  );
}

const originsOf = sql`(
  select string_agg(${partnerOrigins.origin}, ' ') from ${partnerOrigins}
  where ${partnerOrigins.partnerId} = ${partners.id})`;

export async function findPartners(
  db: Queryable,
  { index, size, keyword }: OperationInput<'listPartners'>,
  now: Date,
): Promise<Page<Partner>> {
  const where = containingWords([partners.name, partners.source, originsOf], keyword);
  const rows = db
    .select()
    .from(partners)
    .where(where)
    .orderBy(desc(partners.createdAt), asc(partners.id));
  const found = await page(
    { rows, toItem: (row: PartnerRow) => row, total: db.$count(partners, where) },
    { index, size },
    constants.pageSizes.adminOrders,
  );
  return { ...found, content: await readPartners(db, found.content, now) };
}
