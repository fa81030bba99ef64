import { defineSeed } from '../defineSeed.js';
import { seed as session } from '../session/seed.js';
import { seed as companies } from './seed.js';
import { hasAccount, ownerOf } from './ownerOf.js';
import { userCompanies } from '../../schema/userCompanies.js';

type NewUserCompany = typeof userCompanies.$inferInsert;

const authorisation = {
  authorized: true,
  certifyType: 'FR',
  authority: ['TAX', 'CREDIT'],
} as const;

/** The first account's second company is left for users of the sandbox to authorise. */
const notAuthorised = '2';

/** Companies that the agent acts for besides its own, more than fill one page. */
const clients = { agent: '4', companyIds: ['5', '6', '7', '8', '9', '11', '12', '13'] };

const bindingsOf = (userId: string, companyIds: readonly string[], day: Date): NewUserCompany[] =>
  companyIds.map((companyId, turn) => ({
    userId,
    companyId,
    boundAt: day,
    ...(companyId === notAuthorised || (userId === clients.agent && turn % 3 === 2)
      ? { authorized: false }
      : { ...authorisation, authority: [...authorisation.authority], authorizedAt: day }),
  }));

export const seed = defineSeed({
  after: { companies, session },
  tables: [userCompanies],
  make: ({ day }, earlier): NewUserCompany[] => {
    const ids = earlier.companies.map(({ id }) => id);
    const ordered = [...ids.filter(hasAccount), ...ids.filter((id) => !hasAccount(id))];
    return [
      ...ordered.flatMap((id) => bindingsOf(ownerOf(id), [id], day)),
      ...bindingsOf(clients.agent, clients.companyIds, day),
    ];
  },
  rows: (sample) => [sample],
});
