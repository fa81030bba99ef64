import { defineSeed } from '../../seed/defineSeed.js';
import { makeOrganisations } from './seed/makeOrganisations.js';
import { serviceOrganisations } from '../../schema/organisations.js';

export const seed = defineSeed({
  tables: [serviceOrganisations],
  make: ({ day }) => makeOrganisations(day),
  rows: (organisations) => [organisations],
});
