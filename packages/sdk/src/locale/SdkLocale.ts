import type { HuiqiError } from '../errors/HuiqiError.js';

/** A language in place of Chinese: `en` of `@huiqi/sdk/locale/en`. */
export interface SdkLocale {
  /** The language (BCP 47): `en`. */
  readonly tag: string;
  /** Label tables and formats, each by the Chinese one that it replaces: `counterparts.get(OrderStatusLabels)`. */
  readonly counterparts: ReadonlyMap<unknown, unknown>;
  /** Returns a message of the rules or of the server in this language; undefined if it is not known. */
  readonly message: (text: string) => string | undefined;
  /** Returns the error with `userMessage` and `fieldErrors` in this language. */
  readonly localizeError: (error: HuiqiError) => HuiqiError;
}
