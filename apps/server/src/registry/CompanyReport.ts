import type { ReportSections, ReportSupplyPartner } from '@huiqi/sdk';

/**
 * What the tax authority discloses about a company for its credit reports, in the contract's shapes: the sections of
 * the detailed report, and the partners that the analysis report adds. Everything else in a report is derived from
 * these.
 */
export interface CompanyReport {
  /** Time of the last change, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly sections: ReportSections;
  /** Largest first; null if invoices cannot be read. */
  readonly suppliers: readonly ReportSupplyPartner[] | null;
  readonly customers: readonly ReportSupplyPartner[] | null;
}
