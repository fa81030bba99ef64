import { defineSeed } from '../defineSeed.js';
import { createRandom } from '../random.js';
import { seed as companies } from '../companies/seed.js';
import { seed as products } from '../products/seed.js';
import { seed as session } from '../session/seed.js';
import { makeRenewals } from './makeRenewals.js';
import { sampleBanks, sampleRenewalProducts } from './renewalBanks.js';
import { renewalBanks, renewalEvents, renewalProducts, renewals } from '../../schema/renewals.js';

export const seed = defineSeed({
  after: { companies, products, session },
  tables: [renewalBanks, renewalProducts, renewals, renewalEvents],
  make: ({ day }, earlier) => ({
    banks: sampleBanks.map((bank, turn) => ({ ...bank, position: turn + 1, createdAt: day })),
    ...makeRenewals(createRandom(3_301_774_126), earlier.companies, day),
  }),
  rows: ({ banks, renewals: made, events }) => [banks, [...sampleRenewalProducts], made, events],
});
