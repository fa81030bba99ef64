/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

const special = /[\\^$.*+?()[\]{}|]/g;

/** Splits a text where it contains a word of the query, whatever the case; longer words go first. */
export function markMatches(text: string, query: string | undefined): readonly TextPart[] {
  const words = (query ?? '').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text ? [{ text, marked: false }] : [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((word) => word.replace(special, '\\$&')).join('|');
  // With one group, every second piece is a match.
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((piece, place) => ({ text: piece, marked: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
