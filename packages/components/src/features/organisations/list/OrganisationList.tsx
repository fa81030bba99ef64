import { listOrganisations } from '@huiqi/sdk';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useOrganisationsCopy } from '../copy.js';
import type { DeskListInput } from '../deskListProps.js';
import {
  organisationFilterLabels,
  organisationFilters,
  type OrganisationFilters,
} from './organisationFilters.js';
import { OrganisationListView } from './OrganisationListView.js';

export type OrganisationListProps = DeskListInput<OrganisationFilters>;

/** The staff member's organisations: just their own (spec 2 §6). */
export function OrganisationList(props: OrganisationListProps) {
  const { tabs, filters, onFiltersChange, rowLink, size } = props;
  const copy = useOrganisationsCopy();
  const invalidate = useInvalidate();
  const organisations = useOperationList(listOrganisations, {
    filters: organisationFilters,
    labels: organisationFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return (
    <OrganisationListView
      {...organisations}
      {...{ tabs, rowLink }}
      onRefresh={() => void invalidate('organisations')}
    />
  );
}
