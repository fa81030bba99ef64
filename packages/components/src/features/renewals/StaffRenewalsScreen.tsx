import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import type { StaffRenewalPaths } from './paths.js';
import { useStaffRenewalsCopy } from './staff/copy.js';
import { StaffRenewalDetail } from './staff/StaffRenewalDetail.js';
import { staffRenewalFilters } from './staff/staffRenewalFilters.js';
import { StaffRenewalList } from './staff/StaffRenewalList.js';
import { useRenewalNeighbours } from './staff/useRenewalNeighbours.js';

export type StaffRenewalsScreenProps = ScreenProps<StaffRenewalPaths>;

/** The desk of renewals; `id` in the query opens one, the rest are filters. */
export function StaffRenewalsScreen(props: StaffRenewalsScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  const id = query.get('id');
  if (id) return <OneRenewal {...props} key={id} id={id} />;
  return (
    <StaffRenewalList
      size={pageSize}
      filters={staffRenewalFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(staffRenewalFilters.format(filters), change)}
      hrefForFilters={(filters) =>
        hrefFor(paths.staffRenewals(staffRenewalFilters.format(filters)))
      }
      renewalLink={(renewalId) => screenLink(props, paths.staffRenewal(renewalId))}
    />
  );
}

function OneRenewal(props: StaffRenewalsScreenProps & { readonly id: string }) {
  const { id, paths, backTo, onName, pageSize } = props;
  const copy = useStaffRenewalsCopy();
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backTo(paths.staffRenewals());
  const neighbours = useRenewalNeighbours({
    renewalId: id,
    filters: staffRenewalFilters.parse(new URLSearchParams(desk.split('?')[1])),
    size: pageSize,
    linkTo: (other) => screenLink(props, paths.staffRenewal(other)),
  });
  return (
    <StaffRenewalDetail
      renewalId={id}
      back={{ label: copy.title, ...screenLink(props, desk) }}
      neighbours={neighbours}
      onRenewal={({ companyInfo, personInfo }) =>
        setName(companyInfo?.qymc ?? personInfo?.applyName)
      }
    />
  );
}
