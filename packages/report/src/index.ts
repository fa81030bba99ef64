export { createReportPdf, type ReportPdfOptions } from './createReportPdf.js';
export {
  hasCharacter,
  readReportFonts,
  type ReportFontFiles,
  type ReportFonts,
} from './fonts/ReportFonts.js';
export type { FontFile, FontMeasures } from './fonts/FontFile.js';
