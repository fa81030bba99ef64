import { defineSeed } from '../../seed/defineSeed.js';
import { makeOrganisations } from './seed/makeOrganisations.js';
import { serviceOrganisations } from './table.js';

export const seed = defineSeed({
  tables: [serviceOrganisations],
  make: ({ day }) => makeOrganisations(day),
  rows: (organisations) => [organisations],
});
