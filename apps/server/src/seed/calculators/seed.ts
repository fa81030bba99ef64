import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { sampleFigures } from '../companies/sampleFigures.js';
import { makeRegister } from '../companies/makeRegister.js';
import { seed as session } from '../session/seed.js';
import { loanLimits } from '../../schema/loanLimits.js';

type NewEstimate = typeof loanLimits.$inferInsert;

/** The first account and its first company. */
const userId = '1';
const companyId = '1';

/** The first account has estimated the limit of its first company. */
export const seed = defineSeed({
  after: { companies, session },
  tables: [loanLimits],
  make: ({ day }, earlier): NewEstimate[] => {
    const company = earlier.companies.find(({ id }) => id === companyId);
    const entry = makeRegister(earlier.companies.length).find(
      ({ creditCode }) => creditCode === company?.creditCode,
    );
    if (!entry) throw new Error('The sample has no first company');
    const figures = sampleFigures(entry, day.getUTCFullYear() - 1);
    return [
      {
        id: '400001',
        userId,
        companyId,
        estimated: [
          {
            companyId,
            establishedOn: entry.establishedOn,
            industry: entry.industry,
            figures,
          },
        ],
        wantedMin: null,
        wantedMax: null,
        createdAt: day,
        updatedAt: day,
      },
    ];
  },
  rows: (sample) => [sample],
});
