/** A Chinese sentence and its translation, with the same placeholders: `{label}`. */
export type Sentence = readonly [original: string, translation: string];

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly translation: string;
  readonly weight: number;
}

const placeholder = /\{(\w+)\}/g;

function toPattern([original, translation]: Sentence): Pattern {
  const names = [...original.matchAll(placeholder)].map(([, name = '']) => name);
  const literal = original.split(/\{\w+\}/);
  const source = literal.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)');
  return {
    expression: new RegExp(`^${source}$`, 's'),
    names,
    translation,
    weight: literal.join('').length,
  };
}

/**
 * Returns a function that translates whole sentences. Rules and server compose Chinese sentences, and the server's
 * arrive composed: a sentence is recognised by its template, most specific first, and its values are inserted into the
 * translation. A value that is a known sentence itself is translated, any other stays as it is.
 */
export function createTranslator(sentences: readonly Sentence[]) {
  const exact = new Map(sentences.filter(([original]) => !original.includes('{')));
  const patterns = sentences
    .filter(([original]) => original.includes('{'))
    .map(toPattern)
    .sort((one, other) => other.weight - one.weight);

  const fill = ({ expression, names, translation }: Pattern, text: string) => {
    const [, ...found] = expression.exec(text) ?? [];
    const values = new Map(names.map((name, place) => [name, found[place] ?? '']));
    return translation.replace(placeholder, (_, name: string) => {
      const value = values.get(name) ?? '';
      return exact.get(value) ?? value;
    });
  };

  return function translate(text: string): string | undefined {
    const known = exact.get(text);
    if (known !== undefined) return known;
    const pattern = patterns.find(({ expression }) => expression.test(text));
    return pattern && fill(pattern, text);
  };
}
