import {
  getRenewalStatistics,
  listRenewals,
  RenewalAcceptStatusLabels,
  type RenewalStatistics,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useRenewalsCopy } from '../copy.js';
import { renewalFilters, type RenewalFilters } from './renewalFilters.js';
import { RenewalListView, type RenewalLinks } from './RenewalListView.js';

export interface RenewalListProps extends HostedFilters<RenewalFilters>, RenewalLinks {}

const counted = {
  all: 'total',
  ACCEPT_SUCCESS: 'acceptSuccess',
  APPROVAL_SUCCESS: 'approvalSuccess',
  APPROVAL_FAIL: 'approvalFail',
} as const satisfies Record<string, keyof RenewalStatistics>;

/** The user's renewals, by state. */
export function RenewalList(props: RenewalListProps) {
  const { filters, onFiltersChange, hrefForFilters, size = pageSizes.orders, ...links } = props;
  const copy = useRenewalsCopy();
  const renewals = useOperationList(listRenewals, {
    filters: renewalFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  const counts = useOperation(getRenewalStatistics, {}).data;
  return (
    <RenewalListView
      {...renewals}
      {...links}
      {...filterTabs(renewals.list, {
        filter: 'acceptStatus',
        labels: { all: copy.all, ...RenewalAcceptStatusLabels },
        hrefForFilters,
        countOf: (status) => counts?.[counted[status]].toString(),
      })}
    />
  );
}
