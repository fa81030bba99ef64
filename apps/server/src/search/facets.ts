import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What a list is filtered by: a column each, or several that are always filtered together. */
export type Facets<Name extends string = string> = Readonly<Record<Name, readonly AnyPgColumn[]>>;

const separator = '/';

const tokenOf = (name: string, columns: readonly AnyPgColumn[]): SQL => {
  const parts = columns.flatMap((column, at) => [
    ...(at === 0 ? [] : [sql.raw(`'${separator}'`)]),
    column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`,
  ]);
  return sql.join([sql.raw(`'${name}${separator}'`), ...parts], sql` || `);
};

/** The tokens of a row, one a facet, for an inverted index. */
export const tokensOf = (facets: Facets): SQL => {
  const tokens = Object.entries(facets).map(([name, columns]) => tokenOf(name, columns));
  return sql`(array[${sql.join(tokens, sql`, `)}])`;
};

/** A condition of a list in up to three forms, which say the same. */
export interface Condition {
  /** On the columns: for rows that are read in the order of the list. */
  readonly where: SQL;
  /** Rows have one of these tokens. */
  readonly tokens?: readonly string[];
  /** For an index, if `where` is not. */
  readonly indexed?: SQL;
  /** What `where` compares, if that is columns of facets alone. */
  readonly columns?: readonly AnyPgColumn[];
  /** Whether `where` costs so much that it is compared with as few rows as possible, and last. */
  readonly isExpensive?: boolean;
}

/** Condition that a facet of one column has one of some values. */
export function oneOf<Name extends string>(
  facets: Facets<Name>,
  name: Name,
  values: readonly (string | null)[],
): Condition {
  const [column] = facets[name];
  if (!column) throw new Error(`The facet ${name} has no column`);
  const texts = values.filter((value) => value !== null);
  return {
    where:
      or(
        texts.length > 0 ? inArray(column, texts) : undefined,
        values.includes(null) ? isNull(column) : undefined,
      ) ?? sql`false`,
    tokens: values.map((value) => [name, value ?? ''].join(separator)),
    columns: facets[name],
  };
}

/** Condition that the columns of a facet have these values. */
export function allOf<Name extends string>(
  facets: Facets<Name>,
  name: Name,
  values: readonly string[],
): Condition {
  return {
    where: and(...facets[name].map((column, at) => eq(column, values[at] ?? ''))) ?? sql`true`,
    tokens: [[name, ...values].join(separator)],
    columns: facets[name],
  };
}

/** Conditions in the form for rows that are read in the order of the list. */
export const byColumns = (conditions: readonly Condition[]): SQL =>
  and(...conditions.map(({ where }) => where)) ?? sql`true`;

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Conditions in the form for indexes, with the tokens that `tokensOf` puts into the inverted one. */
export function byIndexes(facets: Facets, conditions: readonly Condition[]): SQL {
  const all = tokensOf(facets);
  const single = conditions.flatMap(({ tokens = [] }) => (tokens.length === 1 ? tokens : []));
  return (
    and(
      single.length > 0 ? sql`${all} @> ${texts(single)}` : undefined,
      ...conditions.map(({ where, tokens, indexed }) => {
        if (tokens === undefined) return indexed ?? where;
        return tokens.length === 1 ? undefined : sql`${all} && ${texts(tokens)}`;
      }),
    ) ?? sql`true`
  );
}

/** Conditions as one, which may be part of another. */
export const together = (facets: Facets, conditions: readonly Condition[]): Condition => ({
  where: byColumns(conditions),
  indexed: byIndexes(facets, conditions),
});

/** Condition that one of two conditions holds. */
export const either = (facets: Facets, one: Condition, other: Condition): Condition => ({
  where: sql`(${byColumns([one])} or ${byColumns([other])})`,
  indexed: sql`(${byIndexes(facets, [one])} or ${byIndexes(facets, [other])})`,
});
