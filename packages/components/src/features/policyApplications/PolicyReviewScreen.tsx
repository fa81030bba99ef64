import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { PolicyReviewDetail } from './review/PolicyReviewDetail.js';
import { policyReviewFilters } from './review/policyReviewFilters.js';
import type { PolicyReviewPaths } from './review/policyReviewPaths.js';
import { usePolicyReviewCopy } from './review/copy.js';
import { usePolicyReviewNeighbours } from './review/usePolicyReviewNeighbours.js';

export type PolicyReviewScreenProps = ScreenProps<PolicyReviewPaths>;

/** A declaration to review; `id` is in the path. */
export function PolicyReviewScreen(props: PolicyReviewScreenProps) {
  const id = props.params['id'] ?? '';
  return <OneReview {...props} key={id} id={id} />;
}

function OneReview(props: PolicyReviewScreenProps & { readonly id: string }) {
  const { id, paths, backTo, onName, pageSize } = props;
  const copy = usePolicyReviewCopy();
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.reviews());
  const neighbours = usePolicyReviewNeighbours({
    applicationId: id,
    filters: policyReviewFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: (other) => screenLink(props, paths.review(other)),
  });
  return (
    <PolicyReviewDetail
      applicationId={id}
      back={{ label: copy.title, ...screenLink(props, desk) }}
      neighbours={neighbours}
      onReview={({ companyName }) => setName(companyName)}
    />
  );
}
