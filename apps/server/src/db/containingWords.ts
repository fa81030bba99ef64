import { and, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { wordsOf } from '../text/fold.js';

type Text = SQL | AnyPgColumn;

/** Escapes what has a meaning in a pattern of `like`. */
export const escapePattern = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** `like` gives the same result many times faster for texts without letter case; % and _ are escaped. */
function contains(text: SQL, word: string): SQL {
  const pattern = `%${escapePattern(word)}%`;
  return word === word.toUpperCase() ? like(text, pattern) : ilike(text, pattern);
}

/**
 * Whether all words of a keyword occur in the given texts, each in one of them, as typed or expanded; ignores case and
 * width. No condition without words.
 */
export function containingWords(
  texts: Text | readonly Text[],
  keyword: string | undefined,
  inFull: (word: string) => string = (word) => word,
): SQL | undefined {
  const folded = [texts].flat().map((text) => sql`normalize(${text}, NFKC)`);
  return and(
    ...wordsOf(keyword).map((word) =>
      or(
        ...[...new Set([word, inFull(word)])].flatMap((form) =>
          folded.map((text) => contains(text, form)),
        ),
      ),
    ),
  );
}

/** The same of a text without full-width letters, such as a code of our own. */
export const containingPlain = (text: AnyPgColumn, keyword: string | undefined): SQL | undefined =>
  and(...wordsOf(keyword).map((word) => contains(sql`${text}`, word)));
