import { and, eq, ne } from 'drizzle-orm';
import type { OperationRule } from '../contract/operations.js';
import { notices } from '../modules/notices/table.js';
import { orders } from '../modules/orders/table.js';
import { companies, userCompanies } from '../modules/session/table.js';
import type { Actor } from './actors.js';
import type { Kind } from './idPlaces.js';
import type { TestApp } from './openTestApp.js';

/** An object of the sample, and who may reach it by which operation. */
export interface Thing {
  readonly kind: Kind;
  readonly name: string;
  readonly id: string;
  readonly reachableBy: (actor: Actor, rule: OperationRule) => boolean;
}

/** Ids in the form of real ones which nothing has. */
export const missing: Readonly<Record<Kind, string>> = {
  order: '19999999',
  company: '91500231MA5ZZZZZZZ',
  notice: '00000000-0000-4000-8000-00000000beef',
  user: '999999',
  bank: '999999',
};

const owner = '1';
type Order = typeof orders.$inferSelect;

const orderThing = (name: string, order: Order): Thing => ({
  kind: 'order',
  name,
  id: order.id,
  reachableBy: (actor, rule) => {
    if (rule.roles === null) return actor.userId === order.userId;
    if (order.status === 'SAVE_NOT_SUBMIT') return false;
    return actor.role !== 'FINANCIER' || actor.bankId === order.bankId;
  },
});

function first<T>([row]: readonly T[], what: string): T {
  if (!row) throw new Error(`The sample has no ${what}`);
  return row;
}

/** One object of each kind of owner; an order is put back to a draft for it. */
export async function makeThings({ db }: TestApp, actors: readonly Actor[]): Promise<Thing[]> {
  const bank = actors.find(({ userId }) => userId === '5')?.bankId ?? '';
  const waiting = eq(orders.status, 'ACCEPT_SUCCESS');
  const ofBank = await db.select().from(orders).where(eq(orders.bankId, bank)).orderBy(orders.id);
  const own = ofBank.find(({ status }) => status === 'ACCEPT_SUCCESS');
  const draft = ofBank.find(({ userId, id }) => userId !== owner && id !== own?.id);
  const elsewhere = await db
    .select()
    .from(orders)
    .where(and(waiting, ne(orders.bankId, bank)));
  const ofOwner = await db.select().from(orders).where(eq(orders.userId, owner));
  const isDraft = { status: 'SAVE_NOT_SUBMIT' } as const;
  await db
    .update(orders)
    .set(isDraft)
    .where(eq(orders.id, draft?.id ?? ''));
  const notice = first(
    await db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, owner), eq(notices.status, 'UNREAD'))),
    'unread notice of the first user',
  );
  const company = first(
    await db
      .select({ id: companies.id, creditCode: companies.creditCode })
      .from(userCompanies)
      .innerJoin(companies, eq(companies.id, userCompanies.companyId))
      .where(and(eq(userCompanies.userId, owner), eq(userCompanies.authorized, true))),
    'authorised company of the first user',
  );
  const ofCompany = await db.select().from(orders).where(eq(orders.companyId, company.id));
  const banksOfCompany = new Set<string | null>(ofCompany.map(({ bankId }) => bankId));
  const byOwner = ({ userId }: Actor) => userId === owner;
  return [
    orderThing('an order of the bank', first(own ? [own] : [], 'waiting order')),
    orderThing('a draft', {
      ...first(draft ? [draft] : [], 'second order of the bank'),
      ...isDraft,
    }),
    orderThing('an order of another bank', first(elsewhere, 'order of another bank')),
    orderThing('an order of the first user', first(ofOwner, 'order of the first user')),
    {
      kind: 'company',
      name: 'a company',
      id: company.creditCode,
      // Staff look for companies among the orders they may see.
      reachableBy: ({ userId, role, bankId }, { roles }) =>
        roles === null ? userId === owner : role !== 'FINANCIER' || banksOfCompany.has(bankId),
    },
    { kind: 'notice', name: 'a notice', id: notice.id, reachableBy: byOwner },
    { kind: 'user', name: 'the first user', id: owner, reachableBy: byOwner },
    {
      kind: 'bank',
      name: 'another bank',
      id: first(elsewhere, 'order of another bank').bankId,
      reachableBy: ({ role, bankId }) => role !== 'FINANCIER' || bankId === elsewhere[0]?.bankId,
    },
  ];
}
