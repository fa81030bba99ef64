import { hasOwn } from './hasOwn.js';
import type { CopyValues } from './types.js';

/** Replaces the placeholders of a text: `fillCopy('共{n}条', { n: 3 })`. */
export function fillCopy<Text extends string>(text: Text, values: CopyValues<Text>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    hasOwn(values, name)
      ? String((values as Readonly<Record<string, string | number>>)[name])
      : placeholder,
  );
}
