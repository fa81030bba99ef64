import type { ManagedKind } from '@huiqi/sdk';

/** Addresses of managed content. */
export interface ManagementPaths {
  readonly overview: () => string;
  /** The list of a kind, with its filters. */
  readonly items: (kind: ManagedKind, query?: URLSearchParams) => string;
  readonly item: (kind: ManagedKind, id: string) => string;
  /** Changes in progress and decided, with filters. */
  readonly changes: (query?: URLSearchParams) => string;
  readonly change: (id: string) => string;
}
