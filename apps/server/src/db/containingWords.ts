import { and, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { wordsOf } from '../text/fold.js';

type Text = SQL | AnyPgColumn;

/** `like` gives the same result many times faster if no letter has a case; % and _ stand for themselves. */
function contains(text: SQL, word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return word === word.toUpperCase() ? like(text, pattern) : ilike(text, pattern);
}

/**
 * Whether all words of a keyword occur in some texts, each in one of them, as it is or in full; case and full-width letters
 * do not matter. `containsWords` is the same in memory. No words, no condition.
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
