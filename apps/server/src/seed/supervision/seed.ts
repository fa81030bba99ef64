import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { makeSupervisedCompanies } from './makeSupervisedCompanies.js';
import { supervisedCompanies } from '../../schema/supervisedCompanies.js';

export const seed = defineSeed({
  after: { companies },
  tables: [supervisedCompanies],
  make: ({ day }, earlier) => makeSupervisedCompanies(earlier.companies.length, day),
  rows: (sample) => [sample],
});
