import type { Translation } from '../copy/types.js';
import type { dateCopy } from './DateInput/copy.js';
import type { dialogCopy } from './Dialog/copy.js';
import type { uiCopy } from './shared/copy.js';
import type { formCopy } from './shared/formCopy.js';
import type { uploadCopy } from './Upload/copy.js';
import type { windowedTableCopy } from './WindowedTable/copy.js';

/** English copy of the primitives. */
export const uiCopyEn = {
  noData: 'Nothing here',
  whoHelps: 'Ask the administrator of your organisation for permission, or contact support.',
  retry: 'Try again',
  partMissing: 'This part could not be loaded',
  partMissingHint: 'Check your connection and try again. What you have filled in is kept.',
  requestNumber: 'Request number: ',
  copy: 'Copy',
  copied: 'Copied',
  closeToast: 'Close message',
  newWindow: ' (opens a new window)',
  pages: 'Pages',
  total: '{n} in all',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {n}',
  required: ' (required)',
  stepDone: ' (done)',
  correct: 'Please correct the following',
  problemOf: '{label}: {message}',
  showPassword: 'Show password',
  noMatch: 'No match',
  showOptions: 'Show options',
  options: 'Options',
  startDate: 'First day',
  endDate: 'Last day',
  to: 'to',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  discardTitle: 'Discard what you entered?',
  discardText: 'What you entered is not saved when you close.',
  resume: 'Continue',
  discard: 'Discard',
  datePattern: 'YYYY-MM-DD',
  openCalendar: 'Open calendar',
  chooseDate: 'Choose a date',
  calendarFailed: 'The calendar cannot be opened now, please type the date',
  today: 'Today',
  clearDate: 'Clear',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  year: '{year}',
  monthName: 'Month {month}',
  yearAndMonth: '{year}-{month}',
  dropHere: 'or drop or paste files here',
  eachFile: 'At most {size} each',
  tooManyFiles: 'At most {n} files',
  fileAndSize: '{name} ({size})',
  download: 'Download',
  downloadOf: 'Download {name}',
  retryUpload: 'Try again',
  retryUploadOf: 'Try again: {name}',
  cancelUpload: 'Cancel',
  cancelUploadOf: 'Cancel upload of {name}',
  removeFile: 'Remove',
  removeFileOf: 'Remove {name}',
  waiting: 'Waiting',
  progressOf: 'Upload of {name}',
  uploaded: 'Uploaded',
  uploadFailed: 'Not uploaded',
  printedRows: 'The first {printed} rows are printed, {rest} more are not.',
} as const satisfies Translation<
  Record<
    | keyof typeof uiCopy
    | keyof typeof formCopy
    | keyof typeof dialogCopy
    | keyof typeof dateCopy
    | keyof typeof uploadCopy
    | keyof typeof windowedTableCopy,
    string
  >
>;
