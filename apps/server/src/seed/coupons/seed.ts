import { defineSeed } from '../defineSeed.js';
import { seed as companies } from '../companies/seed.js';
import { seed as session } from '../session/seed.js';
import { makeCoupons } from './makeCoupons.js';
import {
  ticketApplications,
  ticketBatches,
  ticketDiscounts,
  ticketEvents,
  tickets,
} from '../../schema/tickets.js';

export const seed = defineSeed({
  after: { companies, session },
  tables: [ticketBatches, ticketDiscounts, ticketApplications, tickets, ticketEvents],
  make: ({ day }, earlier) => makeCoupons(earlier.companies, day),
  rows: (made) => [made.batches, made.discounts, made.applications, made.tickets, made.events],
});
