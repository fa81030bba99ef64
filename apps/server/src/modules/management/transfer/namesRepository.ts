import { inArray, sql } from 'drizzle-orm';
import type { ManagedKind } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';
import { managedChanges } from '../../../schema/management.js';
import { inProgress } from '../changeRepository.js';
import { kindOf } from '../kinds/kinds.js';

export interface NamedThing extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly bankId: string | null;
}

/** All published things of a kind. */
export async function thingNames(db: Queryable, kind: ManagedKind): Promise<NamedThing[]> {
  const { rows } = await db.execute<NamedThing>(sql`
    select id, title as name, bank_id as "bankId" from (${kindOf(kind).things}) as things where is_public
    order by title, id`);
  return rows;
}

/** New things of a kind that are only changes in progress yet. */
export async function begunNames(db: Queryable, kind: ManagedKind): Promise<NamedThing[]> {
  const { rows } = await db.execute<NamedThing>(sql`
    select item_id as id, title as name, bank_id as "bankId" from ${managedChanges} as begun
    where kind = ${kind} and ${inArray(sql`state`, [...inProgress])}
      and not exists (select from (${kindOf(kind).things}) as things where things.id = begun.item_id)
    order by title, item_id`);
  return rows;
}

export const areaNames = (db: Queryable) =>
  db.select({ id: areas.code, name: areas.name }).from(areas);
