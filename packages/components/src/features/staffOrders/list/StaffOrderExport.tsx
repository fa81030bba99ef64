import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { ExportAction } from '../../exports/ExportAction.js';
import { tabsOf } from './deskTab.js';
import { listInput, tabOf, type StaffOrderFilters } from './staffOrderFilters.js';

export interface StaffOrderExportProps {
  /** Of the list. */
  readonly filters: StaffOrderFilters;
}

/** Exports all orders of the desk's tab and filters, over all pages. */
export function StaffOrderExport({ filters }: StaffOrderExportProps) {
  const role = useCurrentUser().data?.roleType;
  const tab = tabOf(filters, tabsOf(role));
  const { index: _index, size: _size, sortDirection: _sort, ...shown } = listInput(filters, tab, 1);
  return <ExportAction filters={shown} />;
}
