import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type {
  OperationInput,
  PublicTicket,
  Ticket,
  TicketBatch,
  TicketStatistic,
  TicketStatus,
} from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { containingWords } from '../../db/containingWords.js';
import { ticketBatches, ticketDiscounts, tickets } from '../../schema/tickets.js';
import { toBatch, toPublicTicket, toTicket, type TicketRow } from './toTicket.js';

/** Conditions for the state of a ticket on a day; must agree with `ticketStatusOn`. */
const inState = (status: TicketStatus, today: string): SQL | undefined =>
  ({
    USED: isNotNull(tickets.usedOn),
    UNUSED: and(isNull(tickets.usedOn), gte(tickets.expiresOn, today)),
    EXPIRED: and(isNull(tickets.usedOn), lt(tickets.expiresOn, today)),
  })[status];

/** Finds tickets of a user in one state or all, those expiring first in front. */
export function findTickets(
  db: Queryable,
  userId: string,
  { status, ...range }: PageInput & { readonly status?: TicketStatus | undefined },
  today: string,
  defaultSize: number,
): Promise<Page<Ticket>> {
  const where = and(eq(tickets.userId, userId), status && inState(status, today));
  return page(
    {
      rows: db.select().from(tickets).where(where).orderBy(asc(tickets.expiresOn), asc(tickets.id)),
      toItem: (row) => toTicket(row, today),
      total: db.$count(tickets, where),
    },
    range,
    defaultSize,
  );
}

export async function countTickets(
  db: Queryable,
  userId: string,
  today: string,
): Promise<TicketStatistic> {
  const own = eq(tickets.userId, userId);
  const of = async (status: TicketStatus) => {
    const [row] = await db
      .select({ count: count() })
      .from(tickets)
      .where(and(own, inState(status, today)));
    return row?.count ?? 0;
  };
  return { UNUSED: await of('UNUSED'), USED: await of('USED'), EXPIRED: await of('EXPIRED') };
}

export async function findTicketOf(
  db: Queryable,
  applicationId: string,
): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.applicationId, applicationId));
  return row;
}

export async function findTicket(
  db: Queryable,
  id: string,
  userId: string,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), eq(tickets.userId, userId)));
  return row;
}

/**
 * Uses a ticket on a day unless it is used or expired. One statement checks and writes: of two concurrent calls the
 * second waits and then changes nothing.
 */
export async function spendTicket(
  db: Queryable,
  id: string,
  today: string,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .update(tickets)
    .set({ usedOn: today })
    .where(and(eq(tickets.id, id), inState('UNUSED', today)))
    .returning();
  return row;
}

export async function issueTicket(
  tx: Queryable,
  ticket: Omit<typeof tickets.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(tickets).values({ ...ticket, id: randomUUID() });
}

/** Published tickets, newest first. */
export function findPublicTickets(
  db: Queryable,
  { companyName, ...range }: OperationInput<'listPublicTickets'>,
  defaultSize: number,
): Promise<Page<PublicTicket>> {
  const where = containingWords(tickets.companyName, companyName);
  return page(
    {
      rows: db.select().from(tickets).where(where).orderBy(desc(tickets.issuedAt), asc(tickets.id)),
      toItem: toPublicTicket,
      total: db.$count(tickets, where),
    },
    range,
    defaultSize,
  );
}

const isOffered = eq(ticketBatches.isWithdrawn, false);

export const listBatches = async (db: Queryable, today: string): Promise<TicketBatch[]> =>
  (await db.select().from(ticketBatches).where(isOffered).orderBy(desc(ticketBatches.opensOn))).map(
    (row) => toBatch(row, today),
  );

export async function findBatch(db: Queryable, id: string) {
  const [row] = await db.select().from(ticketBatches).where(eq(ticketBatches.id, id));
  return row;
}

/** The batch open on a day; the later one of two. */
export async function findOpenBatch(db: Queryable, today: string) {
  const [row] = await db
    .select()
    .from(ticketBatches)
    .where(and(isOffered, lte(ticketBatches.opensOn, today), gte(ticketBatches.closesOn, today)))
    .orderBy(desc(ticketBatches.opensOn), desc(ticketBatches.id))
    .limit(1);
  return row;
}

/** The company-specific discount of a batch. */
export async function findOwnDiscount(
  db: Queryable,
  batchId: string,
  companyId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ discountRate: ticketDiscounts.discountRate })
    .from(ticketDiscounts)
    .where(and(eq(ticketDiscounts.batchId, batchId), eq(ticketDiscounts.companyId, companyId)));
  return row?.discountRate;
}
