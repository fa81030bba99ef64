import type { CompanyFigures } from '../../registry/CompanyRegistry.js';

/** A company of an estimate, with what register and tax authority held when it was made. */
export interface EstimatedCompany {
  readonly companyId: string;
  /** YYYY-MM-DD. */
  readonly establishedOn: string | null;
  /** Missing from estimates of before it was kept. */
  readonly industry?: string | null;
  /** Null if the tax authority knows nothing of the company. */
  readonly figures: CompanyFigures | null;
}
