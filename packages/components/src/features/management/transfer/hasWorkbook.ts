import type { ManagedKind } from '@huiqi/sdk';

const nested: ReadonlySet<ManagedKind> = new Set(['APPROVAL', 'EVALUATION']);

/** Whether a kind fits into the columns of a workbook; others go by JSON only. */
export const hasWorkbook = (kind: ManagedKind): boolean => !nested.has(kind);
