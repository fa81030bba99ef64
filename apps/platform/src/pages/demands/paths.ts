import type { DemandPaths, StaffDemandPaths } from '@huiqi/components/demands';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { demandPath } from './demandPath.js';

/** Addresses of demands (spec 2 §2). */
export const demandPaths: DemandPaths = {
  release: () => '/enterpriseDemands/release',
  submitted: (id) => withQuery('/enterpriseDemands/status', id ? { id } : {}),
  demands: (query) => withQuery('/enterpriseDemands/list', Object.fromEntries(query ?? [])),
  myDemands: (query) => withQuery('/userCenter/demands', Object.fromEntries(query ?? [])),
  demand: demandPath,
  companies: companyPaths.companies,
};

/** Our addresses of the desk of demands. */
export const staffDemandPaths: StaffDemandPaths = {
  staffDemands: (query) => withQuery('/demandManage', Object.fromEntries(query ?? [])),
  staffDemand: (id) => `/demandManage/${encodeURIComponent(id)}`,
};
