import type { SupervisedCompanyPaths } from '@huiqi/components/supervision';
import { withQuery } from '../../routes/withQuery.js';
import { demandPaths } from '../demands/paths.js';

/** Addresses of companies' published data (spec 2 §2). */
export const supervisedCompanyPaths: SupervisedCompanyPaths = {
  companies: () => '/companyInfo',
  company: (id) => withQuery('/companyInfoDetail', { id }),
  creditRepair: () => '/creditRecover',
  release: demandPaths.release,
};
