import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { ServiceReviewPaths } from './paths.js';
import { serviceReviewFilters } from './reviews/serviceReviewFilters.js';
import { ServiceReviewList } from './reviews/ServiceReviewList.js';

export type ServiceReviewsScreenProps = ScreenProps<ServiceReviewPaths>;

/** The desk of service reviews; filters and page are in the address. */
export function ServiceReviewsScreen(props: ServiceReviewsScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <ServiceReviewList
      size={pageSize}
      filters={serviceReviewFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(serviceReviewFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.reviews(serviceReviewFilters.format(filters)))}
      reviewLink={(id) => screenLink(props, paths.review(id))}
    />
  );
}
