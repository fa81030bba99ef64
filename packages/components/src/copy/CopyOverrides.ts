import type { CopyDictionaries } from './CopyDictionaries.js';

/**
 * The host's own texts by domain and key; placeholders stay in braces. Legal texts have no keys. Sentences of rules and
 * server are replaced under `messages` by the whole sentence, labels of enumerations under `labels` by the whole label:
 * `labels: { 受理中: '处理中' }`. `formats` sets the text around figures: `formats: { term: '{n}月' }`.
 */
export type CopyOverrides = {
  readonly [Domain in keyof CopyDictionaries]?: {
    readonly [Key in keyof CopyDictionaries[Domain]]?: string;
  };
} & {
  readonly messages?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
};
