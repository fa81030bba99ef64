import type { CopyTexts } from './types.js';

/** A language to use instead of Chinese: `en` of `@huiqi/components/locale/en`. */
export interface Locale {
  /** The language (BCP 47): `en`. */
  readonly tag: string;
  /** Texts by domain and key. Missing ones stay Chinese. */
  readonly copy: Readonly<Record<string, CopyTexts>>;
  /** Label tables and formats, keyed by the Chinese ones they replace. */
  readonly counterparts: ReadonlyMap<unknown, unknown>;
  /** Translates a sentence of the rules or the server; undefined if unknown. */
  readonly message: (text: string) => string | undefined;
}
