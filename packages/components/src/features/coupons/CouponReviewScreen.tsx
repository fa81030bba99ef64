import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { CouponReviewDetail } from './review/CouponReviewDetail.js';
import { couponReviewFilters } from './review/couponReviewFilters.js';
import type { CouponReviewPaths } from './paths.js';
import { useCouponReviewsCopy } from './review/copy.js';
import { useCouponReviewNeighbours } from './review/useCouponReviewNeighbours.js';

export type CouponReviewScreenProps = ScreenProps<CouponReviewPaths>;

/** An application on the desk of coupons; `id` is in the path. */
export function CouponReviewScreen(props: CouponReviewScreenProps) {
  const { params, paths, backTo, onName, pageSize } = props;
  const copy = useCouponReviewsCopy();
  const id = params['id'] ?? '';
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.reviews());
  const reviewLink = (other: string) => screenLink(props, paths.review(other));
  const neighbours = useCouponReviewNeighbours({
    applicationId: id,
    filters: couponReviewFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: reviewLink,
  });
  return (
    <CouponReviewDetail
      key={id}
      applicationId={id}
      back={{ label: copy.title, ...screenLink(props, desk) }}
      neighbours={neighbours}
      reviewLink={reviewLink}
      onReview={({ companyName }) => setName(companyName)}
    />
  );
}
