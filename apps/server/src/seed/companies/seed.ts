import { defineSeed } from '../defineSeed.js';
import { companyCount, makeCompanies } from './makeCompanies.js';
import { companies } from '../../schema/companies.js';

export const seed = defineSeed({
  tables: [companies],
  make: ({ orders }) => makeCompanies(companyCount(orders)),
  // The identity number stays in the register.
  rows: (sample) => [sample.map(({ legalIdNo: _unused, ...company }) => company)],
});
