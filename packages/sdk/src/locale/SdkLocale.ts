import type { HuiqiError } from '../errors/HuiqiError.js';

/** A language to use instead of Chinese: `en` of `@huiqi/sdk/locale/en`. */
export interface SdkLocale {
  /** The language (BCP 47): `en`. */
  readonly tag: string;
  /** Label tables and formats, keyed by the Chinese ones they replace: `counterparts.get(OrderStatusLabels)`. */
  readonly counterparts: ReadonlyMap<unknown, unknown>;
  /** Translates a message of the rules or the server; undefined if unknown. */
  readonly message: (text: string) => string | undefined;
  /** Returns the error with `userMessage` and `fieldErrors` in this language. */
  readonly localizeError: (error: HuiqiError) => HuiqiError;
}
