import type { ReportSections, ReportSupplyPartner } from '@huiqi/sdk';

/**
 * What the tax authority gives away about a company for its credit reports, in the shapes of the contract: the sections of
 * the detailed report, and the partners that the analysis report adds. Everything else in a report follows from these.
 */
export interface CompanyReport {
  /** When any of it changed last, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly sections: ReportSections;
  /** Largest first; null if invoices cannot be read. */
  readonly suppliers: readonly ReportSupplyPartner[] | null;
  readonly customers: readonly ReportSupplyPartner[] | null;
}
