import type { CompanyFigures } from '../../registry/CompanyRegistry.js';

/** A company of an estimate, with the register's and tax authority's data at the time. */
export interface EstimatedCompany {
  readonly companyId: string;
  /** YYYY-MM-DD. */
  readonly establishedOn: string | null;
  /** Missing in older estimates. */
  readonly industry?: string | null;
  /** Null if the tax authority does not know the company. */
  readonly figures: CompanyFigures | null;
}
