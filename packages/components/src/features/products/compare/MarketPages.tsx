import { CategoryNav } from '../category/CategoryNav.js';
import { market } from '../category/CategoryHead.css.js';
import { categoryLinks } from '../category/categoryLinks.js';
import { useCategoryCopy } from '../category/copy.js';

/** Links from the whole market to the pages of its categories. */
export function MarketPages(props: Parameters<typeof categoryLinks>[0]) {
  const copy = useCategoryCopy();
  return (
    <div className={market}>
      <CategoryNav links={categoryLinks(props, 'all', copy)} />
    </div>
  );
}
