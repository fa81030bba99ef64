import { getStaffRenewal, getStaffRenewalQueuePosition } from '@huiqi/sdk';
import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import type { StaffRenewalPaths } from './paths.js';
import { useStaffRenewalsCopy } from './staff/copy.js';
import { StaffRenewalDetail } from './staff/StaffRenewalDetail.js';
import { staffRenewalFilters } from './staff/staffRenewalFilters.js';
import { StaffRenewalList } from './staff/StaffRenewalList.js';

export type StaffRenewalsScreenProps = ScreenProps<StaffRenewalPaths>;

/** The desk of renewals; `id` in the query opens one, the rest are filters. */
export function StaffRenewalsScreen(props: StaffRenewalsScreenProps) {
  const { query, paths } = props;
  const id = query.get('id');
  if (id) return <OneRenewal {...props} key={id} id={id} />;
  return (
    <StaffRenewalList
      {...tabsInQuery(props, staffRenewalFilters, paths.staffRenewals)}
      renewalLink={(renewalId) => screenLink(props, paths.staffRenewal(renewalId))}
    />
  );
}

function OneRenewal(props: StaffRenewalsScreenProps & { readonly id: string }) {
  const { id, paths, backTo } = props;
  const copy = useStaffRenewalsCopy();
  const { setName, ...around } = useDeskQueue(props, getStaffRenewalQueuePosition, {
    id,
    record: getStaffRenewal,
    queue: backTo(paths.staffRenewals()),
    toInput: (query) => staffRenewalFilters.resolve(staffRenewalFilters.parse(query)),
    pathTo: paths.staffRenewal,
    copy,
  });
  return (
    <StaffRenewalDetail
      renewalId={id}
      {...around}
      onRenewal={({ companyInfo, personInfo }) =>
        setName(companyInfo?.qymc ?? personInfo?.applyName)
      }
    />
  );
}
