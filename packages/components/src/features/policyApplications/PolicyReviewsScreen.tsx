import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { policyReviewFilters } from './review/policyReviewFilters.js';
import { PolicyReviewList } from './review/PolicyReviewList.js';
import type { PolicyReviewPaths } from './review/policyReviewPaths.js';

export type PolicyReviewsScreenProps = ScreenProps<PolicyReviewPaths>;

/** The desk of policy reviews; state, filters and page are in the address. */
export function PolicyReviewsScreen(props: PolicyReviewsScreenProps) {
  const { paths } = props;
  return (
    <PolicyReviewList
      {...tabsInQuery(props, policyReviewFilters, paths.reviews)}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
