import { createContext } from 'react';

export interface FileSlotSettings {
  /** Templates of the slots, by entry name. */
  readonly templates: ReadonlyMap<
    string,
    { readonly name: string; readonly templateUrl: string | null }
  >;
  /** Identifies the form for files that have not been sent yet. */
  readonly form: string;
}

/** What a file slot's control knows besides its entry. */
export const FileSlotContext = createContext<FileSlotSettings>({ templates: new Map(), form: '' });
