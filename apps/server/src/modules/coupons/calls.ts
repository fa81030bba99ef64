import { and, eq, isNull, ne } from 'drizzle-orm';
import type { TicketApplication } from '@huiqi/sdk';
import { operator, owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first, type Thing } from '../../testing/defineThings.js';
import { ticketApplications, tickets } from './table.js';

/** An application of a company with the discount it has. */
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
    reviewTicket: { as: operator, input: { id, body: { decision: 'PASS', version } } },
  };
});

/** Staff reach every one, applicants their own. */
const thingOf = (name: string, { id, userId }: { id: string; userId: string }): Thing => ({
  name,
  id,
  reachableBy: (actor, { roles }) => roles.length > 0 || actor.userId === userId,
});

const ofFirstUser = eq(ticketApplications.userId, '1');

export const things = [
  defineThings({
    kind: 'ticketApplication',
    missing: '399999',
    make: async (db) => {
      const mine = await db.select().from(ticketApplications).where(ofFirstUser).limit(1);
      const others = await db
        .select()
        .from(ticketApplications)
        .where(ne(ticketApplications.userId, '1'))
        .limit(1);
      return [
        thingOf('an application of the first user', first(mine, 'application of the first user')),
        thingOf('an application of another', first(others, 'application of another')),
      ];
    },
  }),
  defineThings({
    kind: 'ticket',
    missing: '499999',
    make: async (db) => {
      const of = (...where: Parameters<typeof and>) =>
        db
          .select()
          .from(tickets)
          .where(and(isNull(tickets.usedOn), ...where))
          .limit(1);
      return [
        thingOf('a ticket of the first user', first(await of(eq(tickets.userId, '1')), 'ticket')),
        thingOf('a ticket of another', first(await of(ne(tickets.userId, '1')), 'other ticket')),
      ];
    },
  }),
];
