import { useContext, useMemo } from 'react';
import { HuiqiContext } from './context.js';

/** Words by domain and key. */
export type CopyOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a domain with the host's own in place of ours. Views work without a provider. */
export function useCopy<Copy extends Readonly<Record<string, string>>>(
  domain: string,
  defaults: Copy,
): Copy {
  const overrides = useContext(HuiqiContext)?.copy[domain];
  return useMemo(
    () => (overrides ? { ...defaults, ...overrides } : defaults),
    [overrides, defaults],
  );
}

/** Puts values in the places of a sentence: `fillCopy('共{n}条', { n: 3 })`. */
export function fillCopy(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
