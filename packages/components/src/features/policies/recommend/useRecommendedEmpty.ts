import type { ListEmptyCopy } from '../../../patterns/ListView/ListEmpty.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { usePoliciesCopy } from '../copy.js';

export interface RecommendedEmptyLinks {
  /** Link to the search. */
  readonly search: LinkTarget;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies: LinkTarget | undefined;
}

/** Why there are no recommendations or pushes: without a company there is nothing to match. */
export function useRecommendedEmpty(
  { search, companies }: RecommendedEmptyLinks,
  kind: 'recommended' | 'pushes' = 'recommended',
): ListEmptyCopy {
  const copy = usePoliciesCopy();
  const user = useCurrentUser().data;
  if (user && !user.creditCode)
    return {
      title: copy.noCompany,
      line: copy.noCompanyHint,
      action: companies && {
        label: copy.addCompany,
        href: companies.href,
        onSelect: companies.onOpen,
      },
    };
  return {
    ...(kind === 'pushes'
      ? { title: copy.pushesEmpty, line: copy.pushesEmptyHint }
      : { title: copy.recommendedEmpty, line: copy.recommendedEmptyHint }),
    action: { label: copy.toSearch, href: search.href, onSelect: search.onOpen },
  };
}
