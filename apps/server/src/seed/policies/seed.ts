import { createRandom } from '../random.js';
import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { seed as userCompanies } from '../companies/userCompaniesSeed.js';
import { seed as session } from '../session/seed.js';
import { dictionary } from '../../modules/policies/dictionary.js';
import { makePolicies, type NewPolicy } from './makePolicies.js';
import { makeFavourites, makePushes } from './makeReaders.js';
import { publishers } from './publishers.js';
import { makeTemplates } from './templates.js';
import {
  policies,
  policyDictionary,
  policyFavourites,
  policyFigures,
  policyPublishers,
  policyPushes,
  policyTemplates,
  policyViews,
} from '../../schema/policies.js';

/** Older policies have more views. */
function makeViews(made: readonly NewPolicy[], day: Date) {
  const random = createRandom(5_260_026);
  return made.map(({ id, publishedAt }) => {
    const age = (day.getTime() - publishedAt.getTime()) / 86_400_000;
    return { policyId: id, views: Math.round(age * 3) + random.whole(8, 420), changedAt: day };
  });
}

export const seed = defineSeed({
  after: { companies, session, userCompanies },
  tables: [
    policyPublishers,
    policyDictionary,
    policyTemplates,
    policies,
    policyViews,
    policyFigures,
    policyFavourites,
    policyPushes,
  ],
  make: ({ day }, earlier) => {
    const made = makePolicies(day);
    return {
      policies: made,
      views: makeViews(made, day),
      favourites: makeFavourites(made, day),
      pushes: makePushes(
        made,
        earlier.companies.map(({ id }) => id),
        day,
      ),
    };
  },
  rows: ({ policies: made, views, favourites, pushes }) => [
    publishers.map(({ id, name }, position) => ({ id, name, position })),
    dictionary.map((entry, position) => ({ ...entry, position })),
    makeTemplates(),
    made,
    views,
    views,
    favourites,
    pushes,
  ],
});
