import { defineSeed } from '../defineSeed.js';
import { seed as services } from '../services/seed.js';
import { seed as session } from '../session/seed.js';
import { seed as organisations } from './seed.js';
import { makeReviews } from './makeReviews.js';
import { serviceReviewEvents, serviceReviews } from '../../schema/serviceReviews.js';

export const seed = defineSeed({
  after: { organisations, services, session },
  tables: [serviceReviews, serviceReviewEvents],
  make: (_context, { organisations: all, services: products, session: users }) =>
    makeReviews({ organisations: all, services: products, users }),
  rows: ({ reviews, events }) => [reviews, events],
});
