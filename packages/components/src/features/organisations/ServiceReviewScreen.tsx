import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import type { ServiceReviewPaths } from './paths.js';
import { useServiceReviewsCopy } from './reviews/copy.js';
import { ServiceReviewDetail } from './reviews/ServiceReviewDetail.js';
import { serviceReviewFilters } from './reviews/serviceReviewFilters.js';
import { useServiceReviewNeighbours } from './reviews/useServiceReviewNeighbours.js';

export type ServiceReviewScreenProps = ScreenProps<ServiceReviewPaths>;

/** A submission on the desk of service reviews; `id` is in the path. */
export function ServiceReviewScreen(props: ServiceReviewScreenProps) {
  const { params, paths, backTo, onName, pageSize } = props;
  const copy = useServiceReviewsCopy();
  const id = params['id'] ?? '';
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.reviews());
  const neighbours = useServiceReviewNeighbours({
    reviewId: id,
    filters: serviceReviewFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: (other) => screenLink(props, paths.review(other)),
  });
  return (
    <ServiceReviewDetail
      key={id}
      reviewId={id}
      back={{ label: copy.title, ...screenLink(props, desk) }}
      neighbours={neighbours}
      onReview={(review) => setName(review.name)}
    />
  );
}
