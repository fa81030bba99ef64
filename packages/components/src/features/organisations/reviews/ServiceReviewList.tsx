import {
  AuditStateLabels,
  countServiceReviews,
  listServiceReviews,
  refuseServiceReviews,
  type ServiceReviewCounts,
} from '@huiqi/sdk';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useRefusals } from '../../../provider/useRefusals.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { useServiceReviewsCopy } from './copy.js';
import {
  serviceReviewFilterLabels,
  serviceReviewFilters,
  type ServiceReviewFilters,
} from './serviceReviewFilters.js';
import { ServiceReviewListView, type ServiceReviewListViewProps } from './ServiceReviewListView.js';

export interface ServiceReviewListProps
  extends HostedFilters<ServiceReviewFilters>, Pick<ServiceReviewListViewProps, 'reviewLink'> {}

const counted = {
  all: 'total',
  PENDING: 'pending',
  PASSED: 'passed',
  NOT_PASSED: 'notPassed',
} as const satisfies Record<string, keyof ServiceReviewCounts>;

/** Submissions of service organisations by state. */
export function ServiceReviewList(props: ServiceReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useServiceReviewsCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(size);
  const { input, ...reviews } = useOperationList(listServiceReviews, {
    filters: serviceReviewFilters,
    labels: serviceReviewFilterLabels(copy, useHandlingTimesCopy()),
    values: filters,
    onValuesChange: onFiltersChange,
    size: settings.choice.size,
  });
  const refusals = useRefusals(listServiceReviews, input, {
    operation: refuseServiceReviews,
    action: copy.refuse,
    recordOf: ({ name, version }) => ({ name, version }),
    hrefOf: (id) => links.reviewLink(id).href,
  });
  const { auditStatus: _status, index: _index, ...narrowing } = reviews.list.values;
  const counts = useOperation(countServiceReviews, narrowing, {
    refetchEvery: 60_000,
    keepPrevious: true,
  }).data;
  return (
    <ServiceReviewListView
      {...reviews}
      settings={settings}
      batch={refusals}
      {...links}
      onRefresh={() => void invalidate('organisations')}
      {...filterTabs(reviews.list, {
        filter: 'auditStatus',
        labels: { all: copy.all, ...AuditStateLabels },
        hrefForFilters,
        countOf: (state) => counts?.[counted[state]].toString() ?? null,
      })}
    />
  );
}
