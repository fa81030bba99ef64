import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { seed as session } from '../session/seed.js';
import { makeActivities } from './makeActivities.js';
import { makeSubmissions } from './makeSubmissions.js';
import {
  evaluationActivities,
  evaluationObjects,
  evaluationSubmissions,
} from '../../schema/evaluations.js';

export const seed = defineSeed({
  after: { companies, session },
  tables: [evaluationActivities, evaluationObjects, evaluationSubmissions],
  make: ({ day }, earlier) => {
    const { activities, objects } = makeActivities(day);
    const raters = earlier.companies.map(({ id }) => id);
    return { activities, objects, submissions: makeSubmissions(activities, objects, raters) };
  },
  rows: ({ activities, objects, submissions }) => [activities, objects, submissions],
});
