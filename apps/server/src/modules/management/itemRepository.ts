import { and, sql, type SQL } from 'drizzle-orm';
import type { ManagedKind, ManagedState } from '@huiqi/sdk';
import { containingWords } from '../../db/containingWords.js';
import type { Queryable } from '../../db/database.js';
import type { PageInput, Range } from '../../db/page.js';
import { managedChanges } from '../../schema/management.js';
import type { KeeperScope } from './keeperScope.js';
import { keptBy } from './keptBy.js';
import { kindOf } from './kinds/kinds.js';

export interface ItemRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly owner: string | null;
  readonly state: ManagedState;
  readonly version: number;
  readonly publishedAt: Date | string | null;
}

export interface ItemFilters extends PageInput {
  readonly kind: ManagedKind;
  readonly id?: string;
  readonly keyword?: string | undefined;
  readonly state?: ManagedState | undefined;
}

/** Things of a kind, and those that are only changes yet. */
const all = (kind: ManagedKind): SQL => sql`(
  with things as (${kindOf(kind).things}), versions as (
    select distinct on (item_id) item_id, version, published_at from ${managedChanges}
    where kind = ${kind} and version is not null order by item_id, version desc
  )
  select things.id, things.title, things.owner, things.bank_id, things.scf_province,
    case when things.is_public then 'PUBLISHED' else 'WITHDRAWN' end as state,
    coalesce(versions.version, 0) as version, versions.published_at as "publishedAt"
  from things left join versions on versions.item_id = things.id
  union all
  select c.item_id, c.title, null, c.bank_id, c.scf_province, 'NEW', 0, null from ${managedChanges} c
  where c.kind = ${kind} and c.state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'SCHEDULED')
    and not exists (select from things where things.id = c.item_id)
) as items`;

const matching = ({ id, keyword, state }: ItemFilters, scope: KeeperScope): SQL =>
  and(
    sql`true`,
    keptBy(scope, { bankId: sql`bank_id`, scfProvince: sql`scf_province` }),
    id === undefined ? undefined : sql`id = ${id}`,
    state === undefined ? undefined : sql`state = ${state}`,
    containingWords([sql`title`, sql`coalesce(owner, '')`], keyword),
  ) ?? sql`true`;

/** Some of the things that somebody keeps, by name. */
export async function findItems(
  db: Queryable,
  filters: ItemFilters,
  scope: KeeperScope,
  { limit, offset }: Range,
): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select id, title, owner, state, version, "publishedAt" from ${all(filters.kind)}
    where ${matching(filters, scope)} order by title, id limit ${limit} offset ${offset}`);
  return rows;
}

export async function countItems(
  db: Queryable,
  filters: ItemFilters,
  scope: KeeperScope,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${all(filters.kind)} where ${matching(filters, scope)}`);
  return rows[0]?.total ?? 0;
}
