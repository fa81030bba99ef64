import { createContext } from 'react';
import type { Locale } from './Locale.js';
import type { CopyTexts } from './types.js';

export interface CopyValue {
  /** The language to use instead of Chinese. */
  readonly locale?: Locale | undefined;
  /** The host's own texts, by domain and key. */
  readonly overrides?: Readonly<Record<string, Partial<CopyTexts> | undefined>> | undefined;
}

/** Language and texts of the nearest `HuiqiProvider`; Chinese without one. */
export const CopyContext = createContext<CopyValue>({});
