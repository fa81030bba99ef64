import { defineSeed } from '../defineSeed.js';
import { makeOrganisations } from './makeOrganisations.js';
import { serviceOrganisations } from '../../schema/organisations.js';

export const seed = defineSeed({
  tables: [serviceOrganisations],
  make: ({ day }) => makeOrganisations(day),
  rows: (organisations) => [organisations],
});
