import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import { wordsOf } from '../text/fold.js';

/** % and _ that a person types stand for themselves. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether all words of a keyword occur in a text, each as it is or in full; case and full-width letters do not matter. No
 * words, no condition.
 */
export function containingWords(
  text: SQL,
  keyword: string | undefined,
  inFull: (word: string) => string = (word) => word,
): SQL | undefined {
  const folded = sql`normalize(${text}, NFKC)`;
  const words = wordsOf(keyword?.normalize('NFKC'));
  return and(
    ...words.map((word) =>
      or(...[...new Set([word, inFull(word)])].map((form) => ilike(folded, containing(form)))),
    ),
  );
}
