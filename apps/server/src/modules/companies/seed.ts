import { defineSeed } from '../../seed/defineSeed.js';
import { companyCount, makeCompanies } from './seed/makeCompanies.js';
import { companies } from '../../schema/companies.js';

export const seed = defineSeed({
  tables: [companies],
  make: ({ orders }) => makeCompanies(companyCount(orders)),
  // The identity number stays in the register.
  rows: (sample) => [sample.map(({ legalIdNo: _unused, ...company }) => company)],
});
