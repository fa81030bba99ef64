// Credit reports as documents: a separate entry, so that only pages with reports load it.
export { abilityScores, indicatorScore, type AbilityScore } from './abilityScores.js';
export { describeNewReport } from './describeNewReport.js';
export { describeReport } from './describeReport.js';
export type {
  ReportAxis,
  ReportBlock,
  ReportColumn,
  ReportColumnChart,
  ReportDocument,
  ReportDocumentSection,
  ReportFact,
  ReportFacts,
  ReportNote,
  ReportRadarChart,
  ReportSeries,
  ReportTable,
} from './ReportDocument.js';
export { reportTitle } from './reportTitle.js';
