export { exportsCopy, type ExportsCopy } from './copy.js';
export { ExportAction, type ExportActionProps } from './ExportAction.js';
export { ExportDialog, type ExportDialogProps } from './ExportDialog.js';
export {
  ExportDialogView,
  type ExportDialogViewProps,
  type ExportOffer,
} from './ExportDialogView.js';
export type { ExportFilters } from './useOrderExport.js';
