/** A text in parts that a voice reads in one breath: lines and sentences that have a letter or a figure. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^\n。！？；]+[。！？；]*/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
