import { hasOwn } from '../../builtins/hasOwn.js';
/** Labels by value, or the entries that a server sends. */
export type Dictionary =
  | Readonly<Record<string, string>>
  | readonly { readonly code: string; readonly name: string }[];

/**
 * The label of a value, or the value itself if the dictionary does not have it, so that values of a newer server are
 * shown: `labelOf(PolicyGradeLabels, policy.grade)`.
 */
export function labelOf(dictionary: Dictionary, value: string): string {
  if (!isList(dictionary)) {
    return hasOwn(dictionary, value) ? (dictionary[value] ?? value) : value;
  }
  return dictionary.find(({ code }) => code === value)?.name ?? value;
}

const isList = (
  dictionary: Dictionary,
): dictionary is Exclude<Dictionary, Record<string, string>> => Array.isArray(dictionary);
