import { listStaffRenewals, refuseRenewals, RenewalAcceptStatusLabels } from '@huiqi/sdk';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useRefusals } from '../../../provider/useRefusals.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useListTotal } from '../../../provider/useListTotal.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useHandlingTimesCopy } from '../../handlingTimes/copy.js';
import { applicantOf } from '../renewalOutcome.js';
import { useStaffRenewalsCopy } from './copy.js';
import {
  staffRenewalFilterLabels,
  staffRenewalFilters,
  type StaffRenewalFilters,
} from './staffRenewalFilters.js';
import { StaffRenewalListView, type StaffRenewalListViewProps } from './StaffRenewalListView.js';

export interface StaffRenewalListProps
  extends HostedFilters<StaffRenewalFilters>, Pick<StaffRenewalListViewProps, 'renewalLink'> {}

/** The renewals a staff member may see, with those awaiting the bank. */
export function StaffRenewalList(props: StaffRenewalListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useStaffRenewalsCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(size);
  const { input, ...renewals } = useOperationList(listStaffRenewals, {
    filters: staffRenewalFilters,
    labels: staffRenewalFilterLabels(copy, useHandlingTimesCopy()),
    values: filters,
    onValuesChange: onFiltersChange,
    size: settings.choice.size,
  });
  const refusals = useRefusals(listStaffRenewals, input, {
    operation: refuseRenewals,
    action: copy.refuse,
    recordOf: (row) => ({ name: applicantOf(row) }),
    hrefOf: (id) => links.renewalLink(id).href,
  });
  const isBank = useCurrentUser().data?.roleType === 'FINANCIER';
  const waiting = useListTotal(listStaffRenewals, { acceptStatus: 'ACCEPT_SUCCESS' });
  return (
    <StaffRenewalListView
      {...renewals}
      settings={settings}
      batch={isBank ? refusals : undefined}
      {...links}
      {...filterTabs(renewals.list, {
        filter: 'acceptStatus',
        labels: { all: copy.all, ...RenewalAcceptStatusLabels },
        hrefForFilters,
        countOf: (status) => (status === 'ACCEPT_SUCCESS' ? waiting : undefined),
      })}
      onRefresh={() => void invalidate('renewals')}
    />
  );
}
