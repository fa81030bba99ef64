import type { CopyTexts } from './types.js';

/** A language in place of Chinese: `en` of `@huiqi/components/locale/en`. */
export interface Locale {
  /** The language (BCP 47): `en`. */
  readonly tag: string;
  /** Texts by domain and key. What is missing stays Chinese. */
  readonly copy: Readonly<Record<string, CopyTexts>>;
  /** Label tables and formats, each by the Chinese one that it replaces. */
  readonly counterparts: ReadonlyMap<unknown, unknown>;
  /** Returns a sentence of the rules or of the server in this language; undefined if it is not known. */
  readonly message: (text: string) => string | undefined;
}
