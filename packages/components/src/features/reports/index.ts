/**
 * Credit and tax reports on paper: contents, charts with tables, PDF, e-mail and print. PDF and charts load on demand.
 */

export { reportsCopy, type ReportsCopy } from './copy.js';
export type { ReportPaths } from './paths.js';
export { Report } from './Report.js';
export type { ReportProps } from './ReportProps.js';
export type { ReportPrinter } from './reportPdf.js';
export { ReportView, type ReportViewProps } from './ReportView.js';
export type { SectionState, SectionStates } from './sectionState.js';
