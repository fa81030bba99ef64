import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { ExportAction } from '../../exports/ExportAction.js';
import { tabsOf } from './deskTab.js';
import { listInput, tabOf, type StaffOrderFilters } from './staffOrderFilters.js';

export interface StaffOrderExportProps {
  /** Of the list. */
  readonly filters: StaffOrderFilters;
}

/** Exports the orders that the part of the desk and its filters show, on all pages. */
export function StaffOrderExport({ filters }: StaffOrderExportProps) {
  const role = useCurrentUser().data?.roleType;
  const tab = tabOf(filters, tabsOf(role));
  const { index: _index, size: _size, sortDirection: _sort, ...shown } = listInput(filters, tab, 1);
  return <ExportAction filters={shown} />;
}
