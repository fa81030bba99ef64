import { useContext, useMemo } from 'react';
import { HuiqiContext } from './context.js';

/** The host's own copy: texts by domain and key, in place of the defaults. */
export type CopyOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of one domain, by key. */
export type CopyTexts = Readonly<Record<string, string>>;

declare const names: unique symbol;

/** A text with placeholders; any string is one, as an override may leave a placeholder out. */
export type Template<Name extends string> = string & { readonly [names]?: Name };

/** The names in braces of a literal text: `'n'` of `'共{n}条'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Message<Text extends string> = [Placeholders<Text>] extends [never]
  ? string
  : Template<Placeholders<Text>>;

/** Copy as a component reads it: the keys of the defaults, each with its own or the host's text. */
export type CopyOf<Texts extends CopyTexts> = {
  readonly [Key in keyof Texts]: Message<Texts[Key]>;
};

/**
 * Declares the copy of a domain and returns the hook that reads it:
 * `const useOrdersCopy = createCopy('orders', { total: '共{n}笔申请' })`. `HuiqiProvider copy={{ orders: … }}`
 * replaces texts; without a provider the defaults are used, so that views can be drawn alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createCopy<const Texts extends CopyTexts>(
  domain: string,
  defaults: Texts,
): () => CopyOf<Texts> {
  return function useDomainCopy() {
    const overrides = useContext(HuiqiContext)?.copy[domain];
    return useMemo(
      () => (overrides ? { ...defaults, ...overrides } : defaults) as CopyOf<Texts>,
      [overrides],
    );
  };
}

type NamesOf<Text extends string> = string extends Text
  ? Text extends { readonly [names]?: infer Name extends string }
    ? Name
    : string
  : Placeholders<Text>;

/** One value for each placeholder of a text. */
export type CopyValues<Text extends string> = Readonly<Record<NamesOf<Text>, string | number>>;

/** Replaces the placeholders of a text: `fillCopy('共{n}条', { n: 3 })`. */
export function fillCopy<Text extends string>(text: Text, values: CopyValues<Text>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name)
      ? String((values as Readonly<Record<string, string | number>>)[name])
      : placeholder,
  );
}
