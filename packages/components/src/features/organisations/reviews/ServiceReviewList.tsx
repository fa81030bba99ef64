import {
  AuditStateLabels,
  AuditStateValues,
  countServiceReviews,
  listServiceReviews,
  type AuditState,
  type ServiceReviewCounts,
} from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useServiceReviewsCopy } from './copy.js';
import {
  serviceReviewFilterLabels,
  serviceReviewFilters,
  type ServiceReviewFilters,
} from './serviceReviewFilters.js';
import { ServiceReviewListView, type ServiceReviewListViewProps } from './ServiceReviewListView.js';

export interface ServiceReviewListProps extends Pick<ServiceReviewListViewProps, 'reviewLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ServiceReviewFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: ServiceReviewFilters, change: ListChange) => void)
    | undefined;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: ServiceReviewFilters) => string;
  /** Reviews per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
const counted = {
  PENDING: 'pending',
  PASSED: 'passed',
  NOT_PASSED: 'notPassed',
} as const satisfies Record<AuditState, keyof ServiceReviewCounts>;

/** Submissions of service organisations by state. */
export function ServiceReviewList(props: ServiceReviewListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useServiceReviewsCopy();
  const invalidate = useInvalidate();
  const [own, setOwn] = useState<ServiceReviewFilters>({});
  const values = filters ?? own;
  function change(next: ServiceReviewFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const reviews = useOperationList(listServiceReviews, {
    filters: serviceReviewFilters,
    labels: serviceReviewFilterLabels(copy),
    values,
    onValuesChange: change,
    size,
  });
  const { keyword, kind } = values;
  const counts = useOperation(
    countServiceReviews,
    { ...(keyword === undefined ? {} : { keyword }), ...(kind === undefined ? {} : { kind }) },
    { refetchEvery: 60_000, keepPrevious: true },
  ).data;
  const tabTo = (id: 'all' | AuditState, label: string, count: number | undefined) => {
    const auditStatus = id === 'all' ? undefined : id;
    // Typed but not yet submitted search text counts too.
    const next = serviceReviewFilters.change(reviews.list.typedValues(), { auditStatus });
    const href = hrefForFilters(next);
    return { id, label, count: count?.toString() ?? null, href, onOpen: () => change(next) };
  };
  return (
    <ServiceReviewListView
      {...reviews}
      {...links}
      onRefresh={() => void invalidate('organisations')}
      tab={values.auditStatus ?? 'all'}
      tabs={[
        tabTo('all', copy.all, counts?.total),
        ...AuditStateValues.map((state) =>
          tabTo(state, AuditStateLabels[state], counts?.[counted[state]]),
        ),
      ]}
    />
  );
}
