import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { formatDate } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { CompanyReport } from '../../registry/CompanyReport.js';
import { companies } from '../../schema/companies.js';
import { orders } from '../../schema/orders.js';
import { reportReadings, reports, type ReadingKind } from '../../schema/reports.js';

export type ReportRow = typeof reports.$inferSelect;

/** This server reads reports for this reason only. */
const reason = '贷款申请';

export async function findReport(db: Queryable, orderId: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.orderId, orderId));
  return row;
}

/** BG, the day in China and a unique serial number of six digits or more. */
const nextNumber = (date: string): SQL<string> =>
  sql`(select 'BG' || ${date.replaceAll('-', '')}::text || lpad(serial, greatest(6, length(serial)), '0')
    from (select nextval('report_serial')::text as serial) as next)`;

/** Stores data read from the register unless newer data exists; returns the row if stored. */
export async function storeReport(
  db: Queryable,
  orderId: string,
  data: CompanyReport,
  now: Date,
): Promise<ReportRow | undefined> {
  const date = formatDate(now.toISOString());
  const dataAsOf = new Date(data.asOf);
  const fresh = { number: nextNumber(date), date, data, dataAsOf, readAt: now };
  const [row] = await db
    .insert(reports)
    .values({ orderId, reason, ...fresh })
    .onConflictDoUpdate({
      target: reports.orderId,
      set: fresh,
      setWhere: lt(reports.dataAsOf, dataAsOf),
    })
    .returning();
  return row;
}

/** Records that the register had nothing newer. */
export async function touchReport(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.update(reports).set({ readAt: now }).where(eq(reports.orderId, orderId));
}

export interface Reading {
  readonly orderId: string;
  readonly userId: string;
  readonly kind: ReadingKind;
  readonly number: string;
  readonly recipient?: string;
  readonly requestId: string;
}

/** A page loads the parts of a report with one call each. */
const oneReadingMs = 60_000;

/** Records a reading; a page's calls count once, unless they arrive at exactly the same moment. */
export async function addReading(db: Queryable, reading: Reading, now: Date): Promise<void> {
  const { orderId, userId, kind, number } = reading;
  const again = and(
    eq(reportReadings.orderId, orderId),
    eq(reportReadings.userId, userId),
    eq(reportReadings.kind, kind),
    eq(reportReadings.number, number),
    gt(reportReadings.readAt, new Date(now.getTime() - oneReadingMs)),
  );
  if (kind === 'READ' && (await db.$count(reportReadings, again)) > 0) return;
  await db.insert(reportReadings).values({ ...reading, readAt: now });
}

export type CompanyRow = typeof companies.$inferSelect;

/** A company with an order in a staff member's scope. */
export async function findCompanyInScope(
  db: Queryable,
  creditCode: string,
  scope: SQL | undefined,
): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select({ company: companies })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(companies.creditCode, creditCode.toUpperCase()), scope))
    .limit(1);
  return row?.company;
}

/** Updates a company's published register data; returns whether anything changed. */
export async function updateCompany(
  db: Queryable,
  company: CompanyRow,
  published: Pick<CompanyRow, 'name' | 'legalName' | 'address'>,
): Promise<boolean> {
  const { name, legalName, address } = published;
  const isSame =
    company.name === name && company.legalName === legalName && company.address === address;
  if (isSame) return false;
  // The phone belonged to the former representative.
  const legalPhone = company.legalName === legalName ? company.legalPhone : null;
  await db
    .update(companies)
    .set({ name, legalName, legalPhone, address })
    .where(eq(companies.id, company.id));
  return true;
}
