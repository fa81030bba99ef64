import { and, eq, inArray, sql } from 'drizzle-orm';
import { ManagedKindLabels, ManagedKindValues } from '@huiqi/sdk/domain';
import type { ManagedKind as KindName } from '@huiqi/sdk';
import { conflict } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import { approvals } from '../../../schema/approvals.js';
import { areas } from '../../../schema/areas.js';
import type { StoredKind } from './ManagedKind.js';

/** Whose changes always need a second person: what gives rights, and this setting itself. */
const always: ReadonlySet<KindName> = new Set(['APPROVAL', 'ROLE', 'STAFF']);

const subjects = ManagedKindValues.filter((kind) => !always.has(kind));

/** The areas in which one person publishes things of a kind. */
export async function readAloneIn(db: Queryable, subject: KindName): Promise<string[]> {
  if (always.has(subject)) return [];
  const [row] = await db.select().from(approvals).where(eq(approvals.subject, subject));
  return row?.aloneIn ?? [];
}

/** Codes of areas that do not exist. */
export async function unknownAreas(db: Queryable, codes: readonly string[]): Promise<string[]> {
  const named = codes.filter((code) => code !== '0');
  const rows = await db
    .select({ code: areas.code })
    .from(areas)
    .where(and(inArray(areas.code, named)));
  return named.filter((code) => rows.every((row) => row.code !== code));
}

const names = sql.join(
  subjects.map((kind) => sql`(${kind}::text, ${ManagedKindLabels[kind]}::text)`),
  sql`, `,
);

export const storedApproval: StoredKind<'APPROVAL'> = {
  things: sql`select subjects.id, subjects.title, (
      select string_agg(coalesce(${areas.name}, '全平台'), '、' order by code)
      from unnest(${approvals.aloneIn}) as alone (code) left join ${areas} using (code)
    ) as owner, null as bank_id, null as scf_province, true as is_public
    from (values ${names}) as subjects (id, title)
    left join ${approvals} on ${approvals.subject} = subjects.id`,
  read: async (db, id) => {
    const subject = subjects.find((kind) => kind === id);
    return subject ? { kind: 'APPROVAL', subject, aloneIn: await readAloneIn(db, subject) } : null;
  },
  publish: async (tx, _id, { subject, aloneIn }) => {
    await tx
      .insert(approvals)
      .values({ subject, aloneIn })
      .onConflictDoUpdate({ target: approvals.subject, set: { aloneIn } });
  },
  withdraw: () => {
    throw conflict('审核设置不能停用，请修改它的地区');
  },
};
