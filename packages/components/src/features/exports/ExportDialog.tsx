import {
  countExportOrders,
  listExportFields,
  type ExportCount,
  type ExportField,
} from '@huiqi/sdk';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useUserPreference } from '../../provider/useUserPreference.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useExportsCopy } from './copy.js';
import { ExportDialogView, type ExportOffer } from './ExportDialogView.js';
import { chooseFields, fieldPreference, withFields } from './fieldChoice.js';
import { exportFileName, useOrderExport, type ExportFilters } from './useOrderExport.js';

export interface ExportDialogProps {
  /** Filters of the list to export. */
  readonly filters: ExportFilters;
  /** Starts as soon as the number of orders is known, with the columns that the user chose last. */
  readonly startsAtOnce?: boolean | undefined;
  readonly onClose: () => void;
}

/** Exports the orders of a list as a spreadsheet (spec 1 §2 Admin application list). */
export function ExportDialog({ filters, startsAtOnce = false, onClose }: ExportDialogProps) {
  const copy = useExportsCopy();
  const toast = useToast();
  // Decides whether there is anything to export, so it is always refetched.
  const { ids, ...shown } = filters;
  const count = useOperation(countExportOrders, shown, { staleTime: 0 });
  const columns = useOperation(listExportFields, {});
  const [choice, keepChoice] = useUserPreference(fieldPreference);
  const exporting = useOrderExport();
  const found = toDataState(count);
  const counted =
    ids && found.status === 'ready'
      ? { ...found, data: { ...found.data, count: ids.length } }
      : found;
  const listed = toDataState(columns);
  const fields = listed.status === 'ready' ? chooseFields(listed.data, choice) : [];
  const state = offerOf(counted, listed, fields);

  async function start() {
    const isSaved = await exporting.run(filters, fields);
    if (isSaved === false) toast.info(copy.cancelled);
    if (isSaved !== true) return;
    toast.success(fillCopy(copy.done, { name: exportFileName }));
    onClose();
  }
  return (
    <ExportDialogView
      state={state}
      startsAtOnce={startsAtOnce}
      isOfSelected={ids !== undefined}
      written={exporting.written}
      error={exporting.error === null ? undefined : describeError(exporting.error)}
      onCheck={(some, checked) => keepChoice(withFields(choice, some, checked))}
      onStart={() => void start()}
      onCancel={exporting.cancel}
      onClose={onClose}
    />
  );
}

function offerOf(
  counted: DataStateValue<ExportCount>,
  listed: DataStateValue<readonly ExportField[]>,
  fields: readonly ExportField[],
): DataStateValue<ExportOffer> {
  if (counted.status !== 'ready') return counted;
  if (listed.status !== 'ready') return listed;
  return { ...counted, data: { ...counted.data, fields } };
}
