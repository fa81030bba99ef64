/** The first kind that has a word which the text contains. */
export const kindByWords = <Kind extends string>(
  words: Readonly<Record<Kind, readonly string[]>>,
  text: string,
): Kind | undefined =>
  (Object.keys(words) as Kind[]).find((kind) => words[kind].some((word) => text.includes(word)));
