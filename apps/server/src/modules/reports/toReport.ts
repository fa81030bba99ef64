import type {
  DetailedReport,
  NewReport,
  ReportHeader,
  ReportSupplyChain,
  ReportSupplyPartner,
} from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { CompanyReport } from '../../registry/CompanyReport.js';
import { financialIndicators } from './indicators.js';
import type { OrderReport } from './readReport.js';
import { taxYears } from './taxYears.js';

/** Printed on every report (spec 2 §3). */
export const disclaimer = '本报告仅供参考，平台不对数据的准确性作任何担保。';
/** Number of partners whose share is the concentration. */
const largestPartners = 5;

const headerOf = ({ row, report }: OrderReport): ReportHeader => ({
  name: report.data.sections.registration.data?.nsrmc ?? row.companyName ?? '',
  code: row.creditCode ?? '',
  number: report.number,
  date: report.date,
  reason: report.reason,
  disclaimer,
});

export const toDetailedReport = (found: OrderReport): DetailedReport => ({
  header: headerOf(found),
  sections: found.report.data.sections,
});

const concentration = (partners: readonly ReportSupplyPartner[] | null): string | null =>
  partners && partners.length > 0
    ? partners
        .slice(0, largestPartners)
        .reduce((total, { zb }) => total + Number(zb), 0)
        .toFixed(2)
    : null;

function supplyChain({ suppliers, customers }: CompanyReport): ReportSupplyChain | null {
  if (!suppliers && !customers) return null;
  return {
    sygys: [...(suppliers ?? [])],
    xykh: [...(customers ?? [])],
    syjzd: concentration(suppliers),
    xyjzd: concentration(customers),
  };
}

/** Full months of the current year covered by the data; twelve once the latest year is over. */
function monthsOf({ asOf, sections }: CompanyReport): number {
  const [year, month] = formatDate(asOf).split('-').map(Number);
  const latest = sections.incomeStatement.data?.nd[0];
  return year === latest ? Math.max(1, (month ?? 1) - 1) : 12;
}

/** The four parts of the analysis report; null where unreadable. */
export function reportParts({ report: { data } }: OrderReport): NewReport['reportData'] {
  const { registration, declarations, balanceSheet, incomeStatement } = data.sections;
  return {
    JBXX: registration.data,
    CWZB: financialIndicators({
      balanceSheet: balanceSheet.data,
      incomeStatement: incomeStatement.data,
      months: monthsOf(data),
    }),
    NSSB: declarations.valid
      ? { ndhz: taxYears(declarations.data), sbjl: declarations.data }
      : null,
    SXYGYL: supplyChain(data),
  };
}

export const toNewReport = (found: OrderReport): NewReport => ({
  header: headerOf(found),
  reportData: reportParts(found),
});
