import type { DataStateValue } from '../../patterns/DataState/types.js';

/** Loading state of a section; undefined once loaded. */
export type SectionState = Extract<
  DataStateValue<unknown>,
  { readonly status: 'loading' | 'error' }
>;

/** States by id of the section. */
export type SectionStates = Readonly<Record<string, SectionState | undefined>>;
