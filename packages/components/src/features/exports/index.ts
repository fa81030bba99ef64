/**
 * Orders as spreadsheets: columns, progress, download. Put `ExportAction` above a staff list and give it the list's
 * filters.
 */

export { exportsCopy, type ExportsCopy } from './copy.js';
export { ExportAction, type ExportActionProps } from './ExportAction.js';
export { ExportDialog, type ExportDialogProps } from './ExportDialog.js';
export {
  ExportDialogView,
  type ExportDialogViewProps,
  type ExportOffer,
} from './ExportDialogView.js';
export type { ExportFilters } from './useOrderExport.js';
export { ExportRecordsScreen, type ExportRecordsScreenProps } from './ExportRecordsScreen.js';
export { ExportRecordsView, type ExportRecordsViewProps } from './records/ExportRecordsView.js';
export type { ExportFieldsProps } from './ExportFields.js';
