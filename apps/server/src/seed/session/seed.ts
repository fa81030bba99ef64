import { encodePassword } from '@huiqi/sdk/domain';
import { defineSeed } from '../defineSeed.js';
import { hashPassword } from '../../security/passwords.js';
import { seed as companies } from '../companies/seed.js';
import { seed as organisations } from '../organisations/seed.js';
import { seed as products } from '../products/seed.js';
import { makeUsers } from './makeUsers.js';
import { samplePassword } from './sampleAccounts.js';
import { users } from '../../schema/users.js';

export const seed = defineSeed({
  after: { companies, organisations, products },
  tables: [users],
  make: (_context, earlier) =>
    makeUsers(
      earlier.companies.map(({ id }) => id),
      earlier.products.banks.map(({ id }) => id),
    ),
  rows: async (people) => {
    const passwordHash = await hashPassword(encodePassword(samplePassword));
    return [people.map((person) => ({ ...person, passwordHash }))];
  },
});
