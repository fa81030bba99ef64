import { CategoryNav } from '../category/CategoryNav.js';
import { categoryLinks } from '../category/categoryLinks.js';
import { useCategoryCopy } from '../category/copy.js';

type MarketPagesProps = Parameters<typeof categoryLinks>[0] & {
  /** Whether the market is filtered by a category, and thus does not show all products. */
  readonly isPart: boolean;
};

/** Links from the whole market to the pages of its categories. */
export function MarketPages({ isPart, ...place }: MarketPagesProps) {
  const copy = useCategoryCopy();
  return <CategoryNav links={categoryLinks(place, isPart ? undefined : 'all', copy)} />;
}
