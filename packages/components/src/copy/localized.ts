import { hasOwn } from './hasOwn.js';
import type { CopyValue } from './CopyContext.js';
import { withFormats } from './withFormats.js';

type Labels = Readonly<Record<string, string>>;

// Beside the copy instead of in it, since copy only contains texts.
const languages = new WeakMap<object, CopyValue>();
/** Tables with the host's labels, cached by labels and table so that a table keeps its identity. */
const relabelled = new WeakMap<Labels, WeakMap<object, object>>();

/** Associates a copy with its language, and the labels and formats that the host replaces. */
export function setLanguage(copy: object, language: CopyValue): void {
  languages.set(copy, language);
}

function withLabels(table: object, labels: Labels): object {
  const tables = relabelled.get(labels) ?? new WeakMap<object, object>();
  relabelled.set(labels, tables);
  const known = tables.get(table);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(table as Labels).map(([value, label]) => [
      value,
      hasOwn(labels, label) ? labels[label] : label,
    ]),
  );
  tables.set(table, made);
  return made;
}

const isTable = (original: unknown): original is object =>
  typeof original === 'object' && original !== null;

const isFormat = (original: unknown): original is (...values: never[]) => unknown =>
  typeof original === 'function';

/**
 * Returns a label table or format in the copy's language: `localized(copy, OrderStatusLabels)[status]`,
 * `localized(copy, formatDate)(time)`. The original is the key, and is returned for Chinese copy.
 */
export function localized<Original>(copy: object, original: Original): Original {
  const language = languages.get(copy);
  const inLanguage =
    (language?.locale?.counterparts.get(original) as Original | undefined) ?? original;
  const labels = language?.overrides?.['labels'] as Labels | undefined;
  const formats = language?.overrides?.['formats'];
  if (formats && isFormat(original) && isFormat(inLanguage))
    return withFormats(original, inLanguage, formats);
  return labels && isTable(inLanguage) ? (withLabels(inLanguage, labels) as Original) : inLanguage;
}
