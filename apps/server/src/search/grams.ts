import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containingWords } from '../db/containingWords.js';
import { wordsOf } from '../text/fold.js';

/** Lengths of the parts that an inverted index has of a text: names are searched by single characters too, codes are not. */
export type GramSizes = '{1,2}' | '{3}';

/** The parts of a text, for an inverted index. */
export const gramsOf = (column: AnyPgColumn, sizes: GramSizes): SQL =>
  sql`search_grams(${column}, ${sql.raw(`'${sizes}'`)})`;

/** Parts of the longest size that a word has, which a text with the word has too. */
export function gramsOfWord(word: string, sizes: GramSizes): string[] {
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
