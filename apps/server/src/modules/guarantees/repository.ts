import { asc } from 'drizzle-orm';
import type { TownFigures } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { yearBefore } from './yearBefore.js';
import { guaranteeIndicators, guaranteeTowns, guaranteeValues } from '../../schema/guarantees.js';

export type IndicatorRow = typeof guaranteeIndicators.$inferSelect;
export type ValueRow = typeof guaranteeValues.$inferSelect;

export const listIndicators = (db: Queryable): Promise<IndicatorRow[]> =>
  db.select().from(guaranteeIndicators).orderBy(asc(guaranteeIndicators.place));

/** Values of all indicators of a year, and of the month to compare with, oldest first. */
export async function listValues(db: Queryable): Promise<ValueRow[]> {
  const rows = await db.select().from(guaranteeValues).orderBy(asc(guaranteeValues.month));
  const oldest = yearBefore(rows.at(-1)?.month ?? '');
  return rows.filter(({ month }) => month >= oldest);
}

export async function listTowns(db: Queryable): Promise<TownFigures[]> {
  const rows = await db.select().from(guaranteeTowns).orderBy(asc(guaranteeTowns.place));
  return rows.map(({ place: _unused, ...town }) => town);
}
