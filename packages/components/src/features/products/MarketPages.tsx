import { CategoryNav } from './CategoryNav.js';
import { market } from './CategoryHead.css.js';
import { categoryLinks } from './categoryLinks.js';
import { useCategoryCopy } from './categoryCopy.js';

/** From the whole market to the pages of its categories. */
export function MarketPages(props: Parameters<typeof categoryLinks>[0]) {
  const copy = useCategoryCopy();
  return (
    <div className={market}>
      <CategoryNav links={categoryLinks(props, 'all', copy)} />
    </div>
  );
}
