import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { DueState, DueTime, OrderStatus, PromisedDesk } from '@huiqi/sdk';
import { constants, formatDate } from '@huiqi/sdk/domain';
import type { Queryable } from '../db/database.js';
import { statement } from '../db/statement.js';
import { companies } from '../schema/companies.js';
import { handlingTimes } from '../schema/handlingTimes.js';
import { orders } from '../schema/orders.js';
import { serviceOrganisations } from '../schema/organisations.js';
import { policyApplications } from '../schema/policyApplications.js';
import { products } from '../schema/products.js';
import { renewals } from '../schema/renewals.js';
import { serviceReviews } from '../schema/serviceReviews.js';
import { ticketApplications, ticketEvents } from '../schema/tickets.js';

/** Where the cases of a desk are, and which of them wait for a decision. */
interface DeskCases {
  readonly from: SQL;
  readonly id: AnyColumn;
  readonly since: AnyColumn | SQL;
  readonly waits: SQL | undefined;
  readonly place: Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', AnyColumn>>;
  readonly kind?: SQL;
}

/** Statuses of orders that wait for a decision. */
export const undecidedOrders: readonly OrderStatus[] = [
  'ACCEPT_SUCCESS',
  'BANK_NO_INFO',
  'PRE_JXW_ACCEPT',
  'JXW_AUDIT_PASSED',
];

const placeOfCompany = {
  scfProvince: companies.provinceCode,
  scfCity: companies.cityCode,
  scfDistrict: companies.areaCode,
};

const desks: Readonly<Record<PromisedDesk, DeskCases>> = {
  ORDER: {
    from: sql`${orders}`,
    id: orders.id,
    // Of submitted orders the time of submission, which is indexed.
    since: orders.createdAt,
    waits: inArray(orders.status, [...undecidedOrders]),
    place: orders,
    kind: sql`(select ${products.categoryId} from ${products} where ${products.id} = ${orders.productId})`,
  },
  RENEWAL: {
    from: sql`${renewals}`,
    id: renewals.id,
    since: renewals.createdAt,
    waits: eq(renewals.acceptStatus, 'ACCEPT_SUCCESS'),
    place: renewals,
  },
  POLICY: {
    from: sql`${policyApplications} join ${companies} on ${eq(companies.id, policyApplications.companyId)}`,
    id: policyApplications.id,
    since: policyApplications.submittedAt,
    waits: eq(policyApplications.state, 'PENDING'),
    place: placeOfCompany,
  },
  COUPON: {
    from: sql`${ticketApplications} join ${companies} on ${eq(companies.id, ticketApplications.companyId)}`,
    id: ticketApplications.id,
    // While a returned one is corrected, it does not wait for staff.
    since: sql`(select max(${ticketEvents.createdAt}) from ${ticketEvents} where ${and(
      eq(ticketEvents.applicationId, ticketApplications.id),
      inArray(ticketEvents.event, ['SUBMIT', 'RESUBMIT']),
    )})`,
    waits: eq(ticketApplications.auditState, 'PENDING'),
    place: placeOfCompany,
  },
  SERVICE: {
    from: sql`${serviceReviews} join ${serviceOrganisations} on ${eq(serviceOrganisations.id, serviceReviews.orgId)}`,
    id: serviceReviews.id,
    since: serviceReviews.submittedAt,
    waits: eq(serviceReviews.auditStatus, 'PENDING'),
    place: serviceOrganisations,
  },
};

/** Days that apply to the cases of a desk: those of the smallest region with a row, there first those of the kind. */
function daysOf(desk: PromisedDesk, { kind, place }: Pick<DeskCases, 'kind' | 'place'>): SQL {
  const own = handlingTimes;
  const covers = (['scfProvince', 'scfCity', 'scfDistrict'] as const).map(
    (name) => sql`${own[name]} in ('0', ${place[name]})`,
  );
  const where = and(
    eq(own.desk, desk),
    kind ? sql`${own.kind} in ('', ${kind})` : eq(own.kind, ''),
    ...covers,
  );
  return sql`coalesce((select ${own.days} from ${own} where ${where}
    order by ${own.scfDistrict} = '0', ${own.scfCity} = '0', ${own.scfProvince} = '0', ${own.kind} = '' limit 1),
    ${constants.handlingDays[desk]}::int)`;
}

const dayOf = (time: AnyColumn | SQL) => sql`(${time} at time zone 'Asia/Shanghai')::date`;
const dueOnOf = (desk: PromisedDesk) =>
  sql`(${dayOf(desks[desk].since)} + ${daysOf(desk, desks[desk])})`;

const signs = { LATER: sql`>`, TODAY: sql`=`, OVERDUE: sql`<` } as const;
/** Whether a case, that waits, is due so. */
export const isDue = (desk: PromisedDesk, state: DueState, now: Date) =>
  sql`${dueOnOf(desk)} ${signs[state]} ${formatDate(now)}::date`;

/** Condition of the cases of a desk that wait and are due so; undefined for no filter. */
export function dueSo(desk: PromisedDesk, state: DueState | undefined, now: Date): SQL | undefined {
  const { from, id, waits } = desks[desk];
  if (state === undefined) return undefined;
  return sql`${id} in (select ${id} from ${from} where ${and(waits, isDue(desk, state, now))})`;
}

/** A scope of a desk's table, narrowed to the cases that are due so. */
export const dueWithin = (
  scope: SQL | undefined,
  desk: PromisedDesk,
  state: DueState | undefined,
  now: Date,
): SQL | undefined => and(scope, dueSo(desk, state, now));

const stateOn = (dueOn: string, today: string): DueState =>
  dueOn < today ? 'OVERDUE' : dueOn === today ? 'TODAY' : 'LATER';

const dueTimesOf = (desk: PromisedDesk) => {
  const { from, id, since, waits } = desks[desk];
  const today = sql`${sql.placeholder('today')}::date`;
  return statement(`due_times_${desk.toLowerCase()}`, (db) =>
    db
      .select({
        id: sql<string>`${sql`${id}`}`,
        waitingDays: sql<number>`${sql`${today} - ${dayOf(since)}`}`,
        promisedDays: sql<number>`${sql`${daysOf(desk, desks[desk])}`}`,
        dueOn: sql<string>`${sql`${dueOnOf(desk)}::text`}`,
      })
      .from(from)
      .where(and(waits, sql`${id} = any(${sql.placeholder('ids')})`)),
  );
};
const dueTimes = {
  ORDER: dueTimesOf('ORDER'),
  RENEWAL: dueTimesOf('RENEWAL'),
  POLICY: dueTimesOf('POLICY'),
  COUPON: dueTimesOf('COUPON'),
  SERVICE: dueTimesOf('SERVICE'),
} satisfies Record<PromisedDesk, unknown>;

/** Due times of those of the given cases that wait for a decision, by id. */
export async function readDueTimes(
  db: Queryable,
  desk: PromisedDesk,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DueTime>> {
  if (ids.length === 0) return new Map();
  const today = formatDate(now);
  const rows = await dueTimes[desk](db, { ids: [...ids], today });
  return new Map(
    rows.map(({ id, waitingDays, ...row }) => [
      id,
      { ...row, waitingDays: Math.max(0, waitingDays), state: stateOn(row.dueOn, today) },
    ]),
  );
}

/** Counts the cases of a desk that wait, within a scope of its table. */
export async function countDue(
  db: Queryable,
  desk: PromisedDesk,
  scope: SQL | undefined,
  now: Date,
): Promise<Readonly<Record<'waiting' | 'dueToday' | 'overdue', number>>> {
  const { from, waits } = desks[desk];
  const countIf = (state: DueState) =>
    sql<number>`${sql`count(*) filter (where ${isDue(desk, state, now)})::int`}`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      dueToday: countIf('TODAY'),
      overdue: countIf('OVERDUE'),
    })
    .from(from)
    .where(and(waits, scope));
  return row ?? { waiting: 0, dueToday: 0, overdue: 0 };
}

/** Days that apply in a region, without a case. */
export async function readDaysIn(
  db: Queryable,
  desk: PromisedDesk,
  kind: string | null,
  place: Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', string>>,
): Promise<number> {
  const { scfProvince, scfCity, scfDistrict } = place;
  const own = handlingTimes;
  const [row] = await db
    .select({ days: own.days })
    .from(own)
    .where(
      and(
        eq(own.desk, desk),
        inArray(own.kind, ['', kind ?? '']),
        inArray(own.scfProvince, ['0', scfProvince]),
        inArray(own.scfCity, ['0', scfCity]),
        inArray(own.scfDistrict, ['0', scfDistrict]),
      ),
    )
    .orderBy(
      sql`${own.scfDistrict} = '0', ${own.scfCity} = '0', ${own.scfProvince} = '0', ${own.kind} = ''`,
    )
    .limit(1);
  return row?.days ?? constants.handlingDays[desk];
}
