import { constants, formatDate, isOpenCase } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers } from '../../http/context.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { dueWithin } from '../../promises/dueRepository.js';
import { withDue } from '../../promises/withDue.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { apply } from './apply.js';
import './fileReader.js';
import {
  findApplication,
  findApplications,
  hasOpenApplication,
  ownedBy,
  queueOf,
  readEvents,
  reviewedBy,
} from './repository.js';
import {
  countTickets,
  findPublicTickets,
  findTicketOf,
  findTickets,
  listBatches,
} from './ticketRepository.js';
import { readReview, review, reviewable } from './review.js';
import { termsOf } from './terms.js';
import { toApplicationRow, toDetail, toReviewRow } from './toTicket.js';
import { use } from './use.js';

const { pageSizes } = constants;

export const handlers = {
  getTicketDiscount: async ({ db, user, input, now }) => {
    const company = existing(await findActingCompany(db, user.id, input.nsrsbh));
    const { batch, discountRate } = await termsOf(db, company, formatDate(now()));
    const { name, maxAmount, closesOn } = batch;
    return {
      discountRate,
      batch: name,
      maxAmount,
      closesOn,
      hasOpenApplication: await hasOpenApplication(db, company.id),
    };
  },

  applyForTicket: apply,

  listTicketBatches: ({ db, now }) => listBatches(db, formatDate(now())),

  listPublicTickets: ({ db, input }) => findPublicTickets(db, input, pageSizes.publicTickets),

  getTicketStatistic: ({ db, user, now }) => countTickets(db, user.id, formatDate(now())),

  listTickets: ({ db, user, input, now }) =>
    findTickets(db, user.id, input, formatDate(now()), pageSizes.default),

  listTicketApplications: ({ db, user, input }) =>
    findApplications(db, ownedBy(user.id), input, toApplicationRow, pageSizes.default),

  getTicket: async ({ db, user, input, now }) => {
    const row = existing(await findApplication(db, input.id, ownedBy(user.id)));
    const ticket = await findTicketOf(db, input.id);
    return toDetail(row, ticket, await readEvents(db, input.id), formatDate(now()));
  },

  redeemTicket: use,

  listTicketReviews: async (call) => {
    const { db, user, input, now } = call;
    const { due, ...filters } = input;
    const scope = dueWithin(reviewedBy(user), 'COUPON', due, now());
    const found = await findApplications(db, scope, filters, toReviewRow, pageSizes.default);
    return withDue(call, 'COUPON', found);
  },

  getTicketReview: async (call) => readReview(call, await reviewable(call, call.input.id)),

  getTicketReviewQueuePosition: async (call) => {
    const { id, due, ...filters } = call.input;
    await reviewable(call, id);
    const scope = dueWithin(reviewedBy(call.user), 'COUPON', due, call.now());
    return queuePosition(call.db, queueOf(scope, filters), id);
  },

  readTicketContact: (call) =>
    revealNumbers(call, 'COUPON', async (inside) => {
      const { auditState, contactPhone } = (await reviewable(inside, call.input.id)).application;
      return {
        isOpen: isOpenCase.ticket(auditState),
        numbers: { contactPhone, bankAccount: null },
      };
    }),

  reviewTicket: review,

  refuseTickets: (call) => {
    const { reason, ...batch } = call.input.body;
    return runBatch(call, { desk: 'COUPON', action: 'REFUSE', ...batch }, (db, id, version) =>
      review({ ...call, db, input: { id, body: { decision: 'REJECT', reason, version } } }),
    );
  },
} satisfies Handlers;
