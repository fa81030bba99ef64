import type { PgTable } from 'drizzle-orm/pg-core';

export interface SeedContext {
  /** Midnight (UTC) before the end of the sample. */
  readonly day: Date;
  /** Number of orders in the sample, by which other domains scale. */
  readonly orders: number;
}

type Awaitable<Value> = Value | Promise<Value>;
type Loads = readonly (readonly object[])[];

/** Sample data of one domain. */
export interface Seed<Sample = unknown> {
  /** Seeds whose rows must be stored first, by the names under which `make` receives their samples. */
  readonly after: Readonly<Record<string, Seed>>;
  readonly tables: readonly PgTable[];
  make(context: SeedContext, earlier: Readonly<Record<string, unknown>>): Sample;
  rows(sample: Sample): Awaitable<Loads>;
}

type Samples<After> = {
  readonly [Name in keyof After]: After[Name] extends Seed<infer Sample> ? Sample : never;
};
type RowsOf<Tables extends readonly PgTable[]> = {
  readonly [At in keyof Tables]: readonly Tables[At]['$inferInsert'][];
};

/** Defines a seed: `make` is pure and deterministic, `rows` returns the rows of each of the `tables`. */
export const defineSeed = <
  const Tables extends readonly PgTable[],
  Sample,
  After extends Readonly<Record<string, Seed>> = Record<never, never>,
>(definition: {
  readonly after?: After;
  readonly tables: Tables;
  readonly make: (context: SeedContext, earlier: Samples<After>) => Sample;
  readonly rows: (sample: Sample) => Awaitable<RowsOf<Tables>>;
}): Seed<Sample> => {
  const { after = {}, tables, make, rows } = definition;
  return {
    after,
    tables,
    make: (context, earlier) => make(context, earlier as Samples<After>),
    rows: (sample) => rows(sample) as Awaitable<Loads>,
  };
};
