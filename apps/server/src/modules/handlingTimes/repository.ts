import { and, asc, eq } from 'drizzle-orm';
import type { HandlingTime, HandlingTimeSetting } from '@huiqi/sdk';
import { PromisedDeskValues } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { readDaysIn } from '../../promises/dueRepository.js';
import { handlingTimes } from '../../schema/handlingTimes.js';
import { productCategories } from '../../schema/products.js';

/** Codes of a region; 0 for the whole of the larger one. */
export type Place = Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', string>>;

const inPlace = ({ scfProvince, scfCity, scfDistrict }: Place) =>
  and(
    eq(handlingTimes.scfProvince, scfProvince),
    eq(handlingTimes.scfCity, scfCity),
    eq(handlingTimes.scfDistrict, scfDistrict),
  );

export const listCategories = (db: Queryable) =>
  db
    .select({ id: productCategories.id, name: productCategories.name })
    .from(productCategories)
    .orderBy(asc(productCategories.position), asc(productCategories.id));

/** The days of each desk in a region, and of loan applications those of each category. */
export async function listTimes(db: Queryable, place: Place): Promise<HandlingTime[]> {
  const own = await db.select().from(handlingTimes).where(inPlace(place));
  const categories = await listCategories(db);
  const entries = PromisedDeskValues.flatMap((desk) => [
    { desk, kind: null, kindName: null },
    ...(desk === 'ORDER'
      ? categories.map(({ id, name }) => ({ desk, kind: id, kindName: name }))
      : []),
  ]);
  const times: HandlingTime[] = [];
  for (const entry of entries) {
    const row = own.find(({ desk, kind }) => desk === entry.desk && kind === (entry.kind ?? ''));
    times.push({
      ...entry,
      days: await readDaysIn(db, entry.desk, entry.kind, place),
      ownDays: row?.days ?? null,
    });
  }
  return times;
}

/** Sets or removes the days of a desk in a region. */
export async function saveTime(
  tx: Queryable,
  place: Place,
  { desk, kind, days }: HandlingTimeSetting,
  by: { readonly updatedBy: string; readonly updatedAt: Date },
): Promise<void> {
  const key = { desk, kind: kind ?? '' };
  if (days === null) {
    const { desk: ofDesk, kind: ofKind } = handlingTimes;
    await tx
      .delete(handlingTimes)
      .where(and(inPlace(place), eq(ofDesk, key.desk), eq(ofKind, key.kind)));
    return;
  }
  const { desk: a, kind: b, scfProvince, scfCity, scfDistrict } = handlingTimes;
  await tx
    .insert(handlingTimes)
    .values({ ...key, ...place, days, ...by })
    .onConflictDoUpdate({
      target: [a, b, scfProvince, scfCity, scfDistrict],
      set: { days, ...by },
    });
}
