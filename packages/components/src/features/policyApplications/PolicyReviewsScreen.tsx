import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { policyReviewFilters } from './review/policyReviewFilters.js';
import { PolicyReviewList } from './review/PolicyReviewList.js';
import type { PolicyReviewPaths } from './review/policyReviewPaths.js';

export type PolicyReviewsScreenProps = ScreenProps<PolicyReviewPaths>;

/** The desk of policy reviews; state, filters and page are in the address. */
export function PolicyReviewsScreen(props: PolicyReviewsScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <PolicyReviewList
      size={pageSize}
      filters={policyReviewFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(policyReviewFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.reviews(policyReviewFilters.format(filters)))}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
