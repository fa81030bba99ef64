import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import type { ServiceReviewPaths } from './paths.js';
import { serviceReviewFilters } from './reviews/serviceReviewFilters.js';
import { ServiceReviewList } from './reviews/ServiceReviewList.js';

export type ServiceReviewsScreenProps = ScreenProps<ServiceReviewPaths>;

/** The desk of service reviews; filters and page are in the address. */
export function ServiceReviewsScreen(props: ServiceReviewsScreenProps) {
  const { paths } = props;
  return (
    <ServiceReviewList
      {...tabsInQuery(props, serviceReviewFilters, paths.reviews)}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
