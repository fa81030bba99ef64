import { listPartners } from '@huiqi/sdk';
import { useState } from 'react';
import { useOperationList } from '../../provider/useOperationList.js';
import type { ListChange } from '../../patterns/ListView/types.js';
import { usePartnersCopy } from './copy.js';
import { PartnerDialog } from './PartnerDialog.js';
import { partnerFilterLabels, partnerFilters, type PartnerFilters } from './partnerFilters.js';
import { PartnerListView, type PartnerListViewProps } from './PartnerListView.js';
import { useScopeNames } from './usePartnerNames.js';

export interface PartnerListProps extends Pick<PartnerListViewProps, 'links' | 'partnerLink'> {
  readonly filters: PartnerFilters;
  readonly onFiltersChange: (filters: PartnerFilters, change: ListChange) => void;
  readonly size?: number | undefined;
}

/** The platform's partners, for administrators. */
export function PartnerList(props: PartnerListProps) {
  const { filters, onFiltersChange, size, ...links } = props;
  const copy = usePartnersCopy();
  const [isAdding, setAdding] = useState(false);
  const names = useScopeNames();
  const partners = useOperationList(listPartners, {
    filters: partnerFilters,
    labels: partnerFilterLabels(copy),
    keyword: 'keyword',
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return (
    <>
      <PartnerListView {...partners} {...links} names={names} onAdd={() => setAdding(true)} />
      {isAdding && (
        <PartnerDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => links.partnerLink(id).onOpen?.()}
        />
      )}
    </>
  );
}
