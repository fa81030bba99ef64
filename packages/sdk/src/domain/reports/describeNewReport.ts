import type { NewReport } from '../../generated/models.js';
import { basicInfo } from './basicInfo.js';
import { financialIndicators } from './financialIndicators.js';
import type { ReportBlock, ReportDocument } from './ReportDocument.js';
import { reportTitle } from './reportTitle.js';
import { numbered, section, type SectionDraft } from './section.js';
import { supplyChain } from './supplyChain.js';
import { taxDeclaration } from './taxDeclaration.js';

/** Null if not available. */
const part = <T>(
  id: string,
  title: string,
  data: T | null,
  draw: (data: T) => readonly ReportBlock[],
): SectionDraft => section(id, title, data !== null, data === null ? [] : draw(data));

/** The analysis report in four parts as a document (spec 2 §3 Credit report). */
export function describeNewReport({ header, reportData }: NewReport): ReportDocument {
  const { JBXX, CWZB, NSSB, SXYGYL } = reportData;
  return {
    title: reportTitle(header.name),
    header,
    sections: numbered([
      part('basicInfo', '基本信息', JBXX, (info) => [basicInfo(info)]),
      part('financialIndicators', '财务指标', CWZB, financialIndicators),
      part('taxDeclaration', '纳税申报', NSSB, taxDeclaration),
      part('supplyChain', '上下游供应链', SXYGYL, supplyChain),
    ]),
  };
}
