import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Belonging, KeeperScope } from './keeperScope.js';

/** Matches the rows of the things that somebody keeps. */
export const keptBy = (
  scope: KeeperScope,
  { bankId, scfProvince }: Readonly<Record<keyof Belonging, PgColumn | SQL>>,
): SQL | undefined =>
  and(
    scope.bankId === null ? undefined : sql`${bankId} = ${scope.bankId}`,
    scope.scfProvince === null
      ? undefined
      : sql`(${scfProvince} is null or ${scfProvince} = ${scope.scfProvince})`,
  );
