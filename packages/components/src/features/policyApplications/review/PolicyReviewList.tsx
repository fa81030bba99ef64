import {
  countPolicyReviews,
  listPolicyReviews,
  PolicyApplicationStateLabels,
  refusePolicyApplications,
  type PolicyReviewCount,
} from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useRefusals } from '../../../provider/useRefusals.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import {
  policyReviewFilterLabels,
  policyReviewFilters,
  reviewCountInput,
  reviewListInput,
  type PolicyReviewFilters,
  type PolicyReviewTab,
} from './policyReviewFilters.js';
import { PolicyReviewListView, type PolicyReviewListViewProps } from './PolicyReviewListView.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { usePolicyReviewCopy } from './copy.js';

export interface PolicyReviewListProps
  extends HostedFilters<PolicyReviewFilters>, Pick<PolicyReviewListViewProps, 'reviewLink'> {}

/** Polling interval of the counts while the page is visible. */
const countEvery = 60_000;

const countOf = (counts: readonly PolicyReviewCount[], tab: PolicyReviewTab) =>
  counts
    .filter(({ auditState }) => tab === 'ALL' || auditState === tab)
    .reduce((sum, { count }) => sum + count, 0);

/** The declarations for reviewers, pending ones first. */
export function PolicyReviewList(props: PolicyReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, reviewLink } = props;
  const copy = usePolicyReviewCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(props.size);
  const { input, ...reviews } = useOperationList(listPolicyReviews, {
    filters: policyReviewFilters,
    labels: policyReviewFilterLabels(copy, useHandlingTimesCopy()),
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: (resolved) => reviewListInput(resolved, settings.choice.size),
  });
  const refusals = useRefusals(listPolicyReviews, input, {
    operation: refusePolicyApplications,
    action: copy.reject,
    recordOf: ({ companyName, version }) => ({ name: companyName, version }),
    hrefOf: (id) => reviewLink(id).href,
  });
  const counts = useOperation(countPolicyReviews, reviewCountInput(reviews.list.values), {
    keepPrevious: true,
    refetchEvery: countEvery,
  }).data;
  return (
    <PolicyReviewListView
      {...reviews}
      settings={settings}
      batch={refusals}
      reviewLink={reviewLink}
      onRefresh={() => void invalidate('policyApplications')}
      {...filterTabs(reviews.list, {
        filter: 'auditState',
        labels: { ...PolicyApplicationStateLabels, ALL: copy.all },
        first: 'PENDING',
        hrefForFilters,
        countOf: (state) => (counts ? formatThousands(countOf(counts, state)) : null),
      })}
    />
  );
}
