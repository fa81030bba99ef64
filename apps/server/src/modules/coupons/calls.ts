import { and, eq, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { TicketApplication } from '@huiqi/sdk';
import type { Db } from '../../db/database.js';
import { operator, owner } from '../../callKit/accounts.js';
import { ended } from '../../callKit/Actor.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { isAtHomeOf } from '../../callKit/reach.js';
import { companies } from '../../schema/companies.js';
import { ticketApplications, tickets } from '../../schema/tickets.js';

const batchId = '7b0c8a524d0e4c559a532f3e5d1f0a11';

/** An application of a company with its discount. */
export const sampleTicketApplication = (
  nsrsbh: string,
  discountRate: string,
): TicketApplication => ({
  nsrsbh,
  discountRate,
  contractAmount: '50000.5',
  orgName: '重庆云桥软件服务有限公司',
  contactName: '王明月',
  contactPhone: '13900000001',
});

export const calls = defineCalls(async ({ ask }) => {
  const region = { scfProvince: '500000', scfCity: '0', scfDistrict: '0', scfPlatform: '1001' };
  const companies = await ask(owner, 'listCompaniesInRegion', { userId: '1', body: region });
  const { nsrsbh } = first(companies, 'company of the first user');
  const { discountRate } = await ask(owner, 'getTicketDiscount', { nsrsbh });
  const own = await ask(owner, 'listTicketApplications', {});
  const unused = await ask(owner, 'listTickets', { status: 'UNUSED' });
  const waiting = await ask(operator, 'listTicketReviews', { auditState: 'PENDING' });
  const { id, version } = first(waiting.content, 'application that waits');
  const next = first(waiting.content.slice(1), 'second application that waits');
  return {
    getTicketDiscount: { as: owner, input: { nsrsbh } },
    applyForTicket: { as: owner, input: { body: sampleTicketApplication(nsrsbh, discountRate) } },
    listTicketBatches: { as: owner, input: {} },
    listPublicTickets: { as: owner, input: { companyName: '食品' } },
    getTicketStatistic: { as: owner, input: {} },
    listTickets: { as: owner, input: { status: 'USED' } },
    listTicketApplications: { as: owner, input: {} },
    getTicket: { as: owner, input: { id: first(own.content, 'application').id } },
    redeemTicket: { as: owner, input: { id: first(unused.content, 'unused ticket').id } },
    listTicketReviews: { as: operator, input: { keyword: '有限公司' } },
    getTicketReview: { as: operator, input: { id } },
    getTicketReviewQueuePosition: { as: operator, input: { id, keyword: '有限公司' } },
    readTicketContact: { as: operator, input: { id: next.id } },
    refuseTickets: {
      as: operator,
      input: {
        body: { batchId, ids: [next.id], versions: [next.version], reason: '合同与申请不符' },
      },
    },
    reviewTicket: { as: operator, input: { id, body: { decision: 'PASS', version } } },
  };
});

type Application = typeof ticketApplications.$inferSelect;

/** Staff reach applications of companies in their region, applicants their own, even after a binding ends. */
async function thingOf(
  db: Db,
  { name, id }: Pick<Thing, 'name' | 'id'>,
  { userId, companyId }: Pick<Application, 'userId' | 'companyId'>,
): Promise<Thing> {
  const found = await db.select().from(companies).where(eq(companies.id, companyId));
  const company = first(found, 'company of the application');
  return {
    name,
    id,
    reachableBy: (actor, { roles }) =>
      roles.length > 0 ? isAtHomeOf(actor, company) : actor.userId === userId,
  };
}

/** Applications with a ticket; `isMine` selects the users. */
const withTicket = async (db: Db, what: string, isMine: SQL) =>
  first(
    await db
      .select({ application: ticketApplications, ticket: tickets })
      .from(tickets)
      .innerJoin(ticketApplications, eq(ticketApplications.id, tickets.applicationId))
      .where(and(isNull(tickets.usedOn), isMine))
      .orderBy(tickets.id)
      .limit(1),
    what,
  );

const ofFirstUser = eq(ticketApplications.userId, '1');
const ofAnother = notInArray(ticketApplications.userId, ['1', ended]);
const endedId = 'coupon-of-ended';

export const things = [
  defineThings({
    kind: 'ticketApplication',
    missing: '399999',
    make: async (db) => {
      const find = async (what: string, where: SQL) =>
        first(
          await db
            .select()
            .from(ticketApplications)
            .where(where)
            .orderBy(ticketApplications.id)
            .limit(1),
          what,
        );
      const mine = await find('application of the first user', ofFirstUser);
      const others = await find('application of another', ofAnother);
      const { application } = await withTicket(db, 'passed application', ofFirstUser);
      const kept = { ...application, id: endedId, userId: ended };
      await db.insert(ticketApplications).values(kept);
      return Promise.all([
        thingOf(db, { name: 'an application of the first user', id: mine.id }, mine),
        thingOf(db, { name: 'an application of another', id: others.id }, others),
        thingOf(db, { name: 'an application of a user whose binding ended', id: endedId }, kept),
      ]);
    },
  }),
  defineThings({
    kind: 'ticket',
    missing: '499999',
    make: async (db) => {
      const mine = await withTicket(db, 'ticket of the first user', ofFirstUser);
      const others = await withTicket(db, 'ticket of another', ofAnother);
      const kept = { ...mine.ticket, id: endedId, applicationId: endedId, userId: ended };
      await db.insert(tickets).values(kept);
      const own = { ...mine.application, userId: ended };
      return Promise.all([
        thingOf(db, { name: 'a ticket of the first user', id: mine.ticket.id }, mine.application),
        thingOf(db, { name: 'a ticket of another', id: others.ticket.id }, others.application),
        thingOf(db, { name: 'a ticket of a user whose binding ended', id: endedId }, own),
      ]);
    },
  }),
];
