/** How a value of a content is typed: every control of a form has a text. */
export interface Codec<Value, Typed extends Value = Value> {
  readonly toText: (value: Value) => string;
  /** The value of a text; `old` where the text has none. */
  readonly toValue: (text: string, old: Value) => Typed;
  /** The first line that says what the value cannot hold, from 1; 0 without one. */
  readonly wrongLine?: (text: string) => number;
}

/** The parts of a line, which bars separate. */
export const partsOfLine = (line: string): string[] => line.trim().split(/\s*[|｜]\s*/);

export const text: Codec<string> = {
  toText: (value) => value,
  toValue: (typed) => typed.trim(),
};

/** Text whose line breaks and spaces count while it is typed. */
export const rawText: Codec<string> = { toText: (value) => value, toValue: (typed) => typed };

/** A text that may be missing. */
export const optionalText: Codec<string | null | undefined, string | null> = {
  toText: (value) => value ?? '',
  toValue: (typed) => (typed.trim() === '' ? null : typed.trim()),
};

const numberOf = (typed: string): number | null => {
  const value = Number(typed);
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
};

export const number: Codec<number> = {
  toText: String,
  toValue: (typed, old) => numberOf(typed) ?? old,
};

export const optionalNumber: Codec<number | null | undefined, number | null> = {
  toText: (value) => (value === null || value === undefined ? '' : String(value)),
  toValue: numberOf,
};

/** An id; '0' is none. */
export const idText: Codec<string> = {
  toText: (value) => (value === '0' ? '' : value),
  toValue: (typed) => (typed === '' ? '0' : typed),
};

const partsOf = (typed: string, separator: RegExp | string) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One item a line. */
export const lines: Codec<string[]> = {
  toText: (value) => value.join('\n'),
  toValue: (typed) => partsOf(typed, '\n'),
};

/** Short items in one line. */
export const words: Codec<string[]> = {
  toText: (value) => value.join('、'),
  toValue: (typed) => partsOf(typed, /[、,，]/),
};

/** Codes joined by commas, as in forms. */
export const codes: Codec<string[]> = {
  toText: (value) => value.join(','),
  toValue: (typed) => partsOf(typed, ','),
};

/** One of an enumeration. */
export const oneOf = <Value extends string>(values: readonly Value[]): Codec<Value> => ({
  toText: (value) => value,
  toValue: (typed, old) => values.find((value) => value === typed) ?? old,
});

/** Some of an enumeration. Those that stay keep their order, as the first may be the usual one. */
export const someOf = <Value extends string>(values: readonly Value[]): Codec<Value[]> => ({
  toText: (value) => value.join(','),
  toValue: (typed, old) => {
    const chosen = new Set(typed.split(','));
    const added = values.filter((value) => chosen.has(value) && !old.includes(value));
    return [...old.filter((value) => chosen.has(value)), ...added];
  },
});

/** A value that a control of its own edits. */
export const json = <Value>(): Codec<Value> => ({
  toText: (value) => JSON.stringify(value),
  toValue: (typed, old) => (typed === '' ? old : (JSON.parse(typed) as Value)),
});

/** A yes or no. */
export const flag: Codec<boolean | undefined, boolean> = {
  toText: (value) => String(value ?? false),
  toValue: (typed) => typed === 'true',
};
