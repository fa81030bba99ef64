/** Addresses that the screens of this feature lead to. */
export interface SupervisionPaths {
  /** The list, with filters. */
  readonly supervision: (query?: URLSearchParams) => string;
  readonly demand: (demandId: string) => string;
}
