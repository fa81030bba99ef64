import type { LinkTarget } from '../../../provider/screen.js';

/** Links out of a refusal. */
export interface EntryWays {
  /** Link to other products; omitted on sites with a single product. */
  readonly products?: LinkTarget | undefined;
  /** Products of an area by key; omitted on sites that serve one area. */
  readonly productsIn?: ((areaKey: string) => LinkTarget) | undefined;
  /** The user's companies; omitted on sites without that page. */
  readonly companies?: LinkTarget | undefined;
}
