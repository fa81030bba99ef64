import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import type { StaffDemandPaths } from './paths.js';
import { useStaffDemandsCopy } from './staff/copy.js';
import { StaffDemandDetail } from './staff/StaffDemandDetail.js';
import { staffDemandFilters } from './staff/staffDemandFilters.js';
import { StaffDemandList } from './staff/StaffDemandList.js';
import { useDemandNeighbours } from './staff/useDemandNeighbours.js';

export type StaffDemandsScreenProps = ScreenProps<StaffDemandPaths>;

/** The desk of demands; an id in the path opens one, the query contains the filters. */
export function StaffDemandsScreen(props: StaffDemandsScreenProps) {
  const { params, query, paths, setQuery, hrefFor, pageSize } = props;
  const id = params['id'];
  if (id) return <OneDemand {...props} key={id} id={id} />;
  return (
    <StaffDemandList
      size={pageSize}
      filters={staffDemandFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(staffDemandFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.staffDemands(staffDemandFilters.format(filters)))}
      demandLink={(demandId) => screenLink(props, paths.staffDemand(demandId))}
    />
  );
}

function OneDemand(props: StaffDemandsScreenProps & { readonly id: string }) {
  const { id, paths, backTo, onName, pageSize } = props;
  const copy = useStaffDemandsCopy();
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.staffDemands());
  const neighbours = useDemandNeighbours({
    demandId: id,
    filters: staffDemandFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: (other) => screenLink(props, paths.staffDemand(other)),
  });
  return (
    <StaffDemandDetail
      demandId={id}
      back={{ label: copy.title, ...screenLink(props, desk) }}
      neighbours={neighbours}
      onDemand={({ title }) => setName(title)}
    />
  );
}
