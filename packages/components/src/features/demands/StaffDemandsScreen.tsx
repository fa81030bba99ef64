import { getStaffDemand, getStaffDemandQueuePosition } from '@huiqi/sdk';
import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import type { StaffDemandPaths } from './paths.js';
import { useStaffDemandsCopy } from './staff/copy.js';
import { StaffDemandDetail } from './staff/StaffDemandDetail.js';
import { staffDemandFilters } from './staff/staffDemandFilters.js';
import { StaffDemandList } from './staff/StaffDemandList.js';

export type StaffDemandsScreenProps = ScreenProps<StaffDemandPaths>;

/** The desk of demands; an id in the path opens one, the query contains the filters. */
export function StaffDemandsScreen(props: StaffDemandsScreenProps) {
  const { params, paths } = props;
  const id = params['id'];
  if (id) return <OneDemand {...props} key={id} id={id} />;
  return (
    <StaffDemandList
      {...tabsInQuery(props, staffDemandFilters, paths.staffDemands)}
      demandLink={(demandId) => screenLink(props, paths.staffDemand(demandId))}
    />
  );
}

function OneDemand(props: StaffDemandsScreenProps & { readonly id: string }) {
  const { id, paths, backTo } = props;
  const copy = useStaffDemandsCopy();
  const { setName, ...around } = useDeskQueue(props, getStaffDemandQueuePosition, {
    id,
    record: getStaffDemand,
    queue: backTo(paths.staffDemands()),
    toInput: (query) => staffDemandFilters.resolve(staffDemandFilters.parse(query)),
    pathTo: paths.staffDemand,
    copy,
  });
  return <StaffDemandDetail demandId={id} {...around} onDemand={({ title }) => setName(title)} />;
}
