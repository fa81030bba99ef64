import type { DataStateValue } from '../../patterns/DataState/types.js';

/** How the loading of one section stands; a section without one is there. */
export type SectionState = Extract<
  DataStateValue<unknown>,
  { readonly status: 'loading' | 'error' }
>;

/** States by id of the section. */
export type SectionStates = Readonly<Record<string, SectionState | undefined>>;
