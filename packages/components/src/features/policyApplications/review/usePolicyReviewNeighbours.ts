import { listPolicyReviews } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { neighboursOf, type Neighbours } from '../../../patterns/StaffDesk/neighboursOf.js';
import {
  policyReviewFilters,
  reviewListInput,
  type PolicyReviewFilters,
} from './policyReviewFilters.js';
import { usePolicyReviewCopy } from './copy.js';

interface Options {
  readonly applicationId: string;
  /** The page of the queue that the declaration was opened from. */
  readonly filters: PolicyReviewFilters;
  /** Declarations per page. Defaults to 10. */
  readonly size?: number | undefined;
  readonly linkTo: (applicationId: string) => LinkTarget;
}

/** The neighbours of a declaration on the queue page it was opened from, which is usually cached. */
export function usePolicyReviewNeighbours(options: Options): Neighbours {
  const { applicationId, filters, size = pageSizes.adminOrders, linkTo } = options;
  const copy = usePolicyReviewCopy();
  const input = reviewListInput(policyReviewFilters.resolve(filters), size);
  const { data } = useOperation(listPolicyReviews, input);
  const rows = data?.content;
  // A decision removes a declaration from its queue: the next one is at the same position.
  const place = rows?.findIndex(({ id }) => id === applicationId) ?? -1;
  const [lastPlace, setLastPlace] = useState<number>();
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  return neighboursOf({
    rows,
    page: data?.page,
    isRecord: ({ id }) => id === applicationId,
    lastPlace,
    linkTo: ({ id }) => linkTo(id),
    positionText: (n, total) => fillCopy(copy.position, { n, total }),
  });
}
