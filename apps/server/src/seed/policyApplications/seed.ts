import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { seed as userCompanies } from '../companies/userCompaniesSeed.js';
import { seed as policies } from '../policies/seed.js';
import { seed as session } from '../session/seed.js';
import { fileUses, uploadedFiles } from '../../schema/uploads.js';
import { makeSample } from './makeSample.js';
import {
  policyApplicationEvents,
  policyApplications,
  policyDrafts,
} from '../../schema/policyApplications.js';

export const seed = defineSeed({
  after: { companies, session, userCompanies, policies },
  tables: [uploadedFiles, policyApplications, policyApplicationEvents, policyDrafts, fileUses],
  make: ({ day }, earlier) => makeSample(earlier.companies, earlier.policies.policies, day),
  rows: ({ files, applications, events, drafts, uses }) => [
    files,
    applications,
    events,
    drafts,
    uses,
  ],
});
