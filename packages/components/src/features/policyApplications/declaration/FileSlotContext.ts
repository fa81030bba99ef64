import { createContext } from 'react';

export interface FileSlotSettings {
  /** The templates of slots, by the name of their entry. */
  readonly templates: ReadonlyMap<
    string,
    { readonly name: string; readonly templateUrl: string | null }
  >;
  /** Names the form: files that were not sent yet wait for it. */
  readonly form: string;
}

/** What the control of a file slot knows besides its entry. */
export const FileSlotContext = createContext<FileSlotSettings>({ templates: new Map(), form: '' });
