import type { ManagedKind } from '@huiqi/sdk';

const fixed: ReadonlySet<ManagedKind> = new Set(['APPROVAL', 'RENEWAL_BANK', 'ROLE']);

/** Kinds whose things are there from the start, such as one for each role: none is added or copied. */
export const isFixed = (kind: ManagedKind): boolean => fixed.has(kind);
