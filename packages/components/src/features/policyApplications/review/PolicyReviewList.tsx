import {
  countPolicyReviews,
  listPolicyReviews,
  PolicyApplicationStateLabels,
  PolicyApplicationStateValues,
  type PolicyReviewCount,
} from '@huiqi/sdk';
import { formatThousands, pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import {
  policyReviewFilterLabels,
  policyReviewFilters,
  reviewCountInput,
  reviewListInput,
  type PolicyReviewFilters,
  type PolicyReviewTab,
} from './policyReviewFilters.js';
import { PolicyReviewListView, type PolicyReviewListViewProps } from './PolicyReviewListView.js';
import { usePolicyReviewCopy } from './copy.js';

export interface PolicyReviewListProps extends Pick<PolicyReviewListViewProps, 'reviewLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: PolicyReviewFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: PolicyReviewFilters, change: ListChange) => void)
    | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: PolicyReviewFilters) => string;
  /** Declarations per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
/** Polling interval of the counts while the page is visible. */
const countEvery = 60_000;

const countOf = (counts: readonly PolicyReviewCount[], tab: PolicyReviewTab) =>
  counts
    .filter(({ auditState }) => tab === 'ALL' || auditState === tab)
    .reduce((sum, { count }) => sum + count, 0);

/** The declarations for reviewers, pending ones first. */
export function PolicyReviewList(props: PolicyReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, reviewLink } = props;
  const { size = pageSizes.adminOrders } = props;
  const copy = usePolicyReviewCopy();
  const invalidate = useInvalidate();
  const [own, setOwn] = useState<PolicyReviewFilters>({});
  const values = filters ?? own;
  function change(next: PolicyReviewFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const reviews = useOperationList(listPolicyReviews, {
    filters: policyReviewFilters,
    labels: policyReviewFilterLabels(copy),
    values,
    onValuesChange: change,
    toInput: (resolved) => reviewListInput(resolved, size),
  });
  const counts = useOperation(countPolicyReviews, reviewCountInput(values), {
    keepPrevious: true,
    refetchEvery: countEvery,
  }).data;
  const tabTo = (id: PolicyReviewTab, label: string) => {
    // Typed but not yet submitted search text counts too.
    const next = policyReviewFilters.change(reviews.list.typedValues(), { auditState: id });
    return {
      id,
      label,
      count: counts ? formatThousands(countOf(counts, id)) : null,
      href: hrefForFilters(next),
      onOpen: () => change(next),
    };
  };
  return (
    <PolicyReviewListView
      {...reviews}
      reviewLink={reviewLink}
      onRefresh={() => void invalidate('policyApplications')}
      tab={policyReviewFilters.resolve(values).auditState}
      tabs={[
        ...PolicyApplicationStateValues.map((state) =>
          tabTo(state, PolicyApplicationStateLabels[state]),
        ),
        tabTo('ALL', copy.all),
      ]}
    />
  );
}
