/** The texts of one domain, by key. */
export type CopyTexts = Readonly<Record<string, string>>;

/** The same keys in another language. */
export type Translation<Texts extends CopyTexts> = { readonly [Key in keyof Texts]: string };

declare const names: unique symbol;

/** A text with placeholders; any string is valid, as an override may omit one. */
export type Template<Name extends string> = string & { readonly [names]?: Name };

/** The names in braces of a literal text: `'n'` of `'共{n}条'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Message<Text extends string> = [Placeholders<Text>] extends [never]
  ? string
  : Template<Placeholders<Text>>;

/** Copy as components read it: the keys of the defaults, each with the default or the host's text. */
export type CopyOf<Texts extends CopyTexts> = {
  readonly [Key in keyof Texts]: Message<Texts[Key]>;
};

type NamesOf<Text extends string> = string extends Text
  ? Text extends { readonly [names]?: infer Name extends string }
    ? Name
    : string
  : Placeholders<Text>;

/** One value for each placeholder of a text. */
export type CopyValues<Text extends string> = Readonly<Record<NamesOf<Text>, string | number>>;
