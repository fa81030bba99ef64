import type { ManagedKind } from '@huiqi/sdk';

/** Kinds whose things are there from the start: none is added, copied or withdrawn. */
export const isFixed = (kind: ManagedKind): boolean => kind === 'ROLE' || kind === 'APPROVAL';
