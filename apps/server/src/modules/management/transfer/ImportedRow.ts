import type { ManagedContent, ManagedImportProblem } from '@huiqi/sdk';

/** A row as it was read: what it makes of a content, and what is wrong with it. */
export interface BuiltContent {
  readonly content: unknown;
  readonly problems: readonly ManagedImportProblem[];
}

/** A row of a file, whatever the file is. */
export interface ImportedRow {
  readonly row: number;
  /** Of the thing; null for a new one. */
  readonly id: string | null;
  /** The content, on the ground of what is published or of something empty. */
  readonly build: (base: ManagedContent) => BuiltContent;
  /** Place and name of a value of the content. */
  readonly placeOf: (path: readonly string[]) => Pick<ManagedImportProblem, 'name' | 'place'>;
}
