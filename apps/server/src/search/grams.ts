import { and, sql, type SQL } from 'drizzle-orm';
import { text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { containingWords, escapePattern } from '../db/containingWords.js';
import { wordsOf } from '../text/fold.js';
import type { Condition } from './facets.js';

/** Lengths of the parts that an inverted index has of a text: names are searched by single characters too, codes are not. */
export type GramSizes = '{1,2}' | '{2,3}';

/** A column with a text of its row as keywords are compared with it: in lower case and without full-width letters. */
export const foldedColumn = (name: string, content: SQL) =>
  text(name)
    .notNull()
    .generatedAlwaysAs(sql`lower(normalize(${content}, NFKC))`);

/** The parts of a text, for an inverted index. */
export const gramsOf = (column: AnyPgColumn, sizes: GramSizes): SQL =>
  sql`search_grams(${column}, ${sql.raw(`'${sizes}'`)})`;

/** Parts of the longest size that a word has, which a text with the word has too. */
function gramsOfWord(word: string, sizes: GramSizes): string[] {
  const signs = Array.from(word);
  const size = Math.max(
    0,
    ...sizes
      .slice(1, -1)
      .split(',')
      .map(Number)
      .filter((one) => one <= signs.length),
  );
  return size === 0
    ? []
    : signs.slice(size - 1).map((_last, at) => signs.slice(at, at + size).join(''));
}

/** As `containingWords`, through the inverted index of a column where the words are long enough. */
export function containingIndexed(
  column: AnyPgColumn,
  sizes: GramSizes,
  keyword: string,
): SQL | undefined {
  const grams = [...new Set(wordsOf(keyword).flatMap((word) => gramsOfWord(word, sizes)))];
  return and(
    grams.length > 0 ? sql`${gramsOf(column, sizes)} @> ${sql.param(grams)}::text[]` : undefined,
    containingWords(column, keyword),
  );
}

/**
 * The same of a folded text, whose single characters and pairs are indexed. A word that is one of these needs no other
 * comparison.
 */
export function containingFolded(column: AnyPgColumn, keyword: string): Condition | undefined {
  const words = wordsOf(keyword).map((word) => ({
    grams: gramsOfWord(word, '{1,2}'),
    isPart: Array.from(word).length <= 2,
    where: sql`${column} like ${`%${escapePattern(word)}%`}`,
  }));
  const where = and(...words.map((word) => word.where));
  const grams = [...new Set(words.flatMap((word) => word.grams))];
  const indexed = and(
    sql`${gramsOf(column, '{1,2}')} @> ${sql.param(grams)}::text[]`,
    ...words.filter(({ isPart }) => !isPart).map((word) => word.where),
  );
  return where && indexed && { where, indexed };
}
