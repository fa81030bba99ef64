import { defineSeed } from '../../seed/defineSeed.js';
import { seed as session } from '../session/seed.js';
import { seed as companies } from './seed.js';
import { hasAccount, ownerOf } from './seed/ownerOf.js';
import { userCompanies } from './userCompaniesTable.js';

type NewUserCompany = typeof userCompanies.$inferInsert;

const authorisation = {
  authorized: true,
  certifyType: 'FR',
  authority: ['TAX', 'CREDIT'],
} as const;

/** The first account's second company is left to be authorised by whoever tries the sandbox. */
const notAuthorised = '2';

export const seed = defineSeed({
  after: { companies, session },
  tables: [userCompanies],
  make: ({ day }, earlier): NewUserCompany[] => {
    const ids = earlier.companies.map(({ id }) => id);
    const ordered = [...ids.filter(hasAccount), ...ids.filter((id) => !hasAccount(id))];
    return ordered.map((companyId) => ({
      userId: ownerOf(companyId),
      companyId,
      ...(companyId === notAuthorised
        ? { authorized: false }
        : { ...authorisation, authority: [...authorisation.authority], authorizedAt: day }),
    }));
  },
  rows: (sample) => [sample],
});
