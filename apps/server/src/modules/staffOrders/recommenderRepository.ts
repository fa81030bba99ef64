import { and, asc, eq } from 'drizzle-orm';
import type { DevelopUser, Mechanism } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { maskPhone } from '../../text/mask.js';
import { containingWords } from '../../db/containingWords.js';
import { developUsers, mechanisms } from '../../schema/recommenders.js';

/** Institutions in display order; optionally those of one city. */
export const listMechanisms = (db: Queryable, cityCode: string | undefined): Promise<Mechanism[]> =>
  db
    .select({ id: mechanisms.id, name: mechanisms.name, cityCode: mechanisms.cityCode })
    .from(mechanisms)
    .where(cityCode === undefined ? undefined : eq(mechanisms.cityCode, cityCode))
    .orderBy(asc(mechanisms.position), asc(mechanisms.id));

export const mechanismExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(mechanisms, eq(mechanisms.id, id))) > 0;

const selectPeople = (db: Queryable) =>
  db
    .select({ person: developUsers, mechanismName: mechanisms.name })
    .from(developUsers)
    .innerJoin(mechanisms, eq(mechanisms.id, developUsers.mechanismId));

/** People of an institution whose name or number contains the keyword. */
export async function listDevelopUsers(
  db: Queryable,
  mechanismId: string,
  keyword: string,
): Promise<DevelopUser[]> {
  const named = containingWords([developUsers.name, developUsers.phone], keyword);
  const rows = await selectPeople(db)
    .where(and(eq(developUsers.mechanismId, mechanismId), named))
    .orderBy(asc(developUsers.name), asc(developUsers.id));
  return rows.map(({ person, mechanismName }) => ({
    id: person.id,
    name: person.name,
    phone: maskPhone(person.phone) ?? '',
    mechanismId: person.mechanismId,
    mechanismName,
  }));
}

export type Recommender = typeof developUsers.$inferSelect;

export async function findDevelopUser(db: Queryable, id: string): Promise<Recommender | undefined> {
  const [row] = await db.select().from(developUsers).where(eq(developUsers.id, id));
  return row;
}
