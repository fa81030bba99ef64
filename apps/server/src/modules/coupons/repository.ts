import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { has, onDays } from '../../db/filters.js';
import { rowLock } from '../../db/rowLock.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOfCompany } from '../companies/authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { containingWords } from '../../db/containingWords.js';
import { users } from '../../schema/users.js';
import { uploadedFiles } from '../../schema/uploads.js';
import {
  isOpenApplication,
  ticketApplications,
  ticketBatches,
  ticketEvents,
} from '../../schema/tickets.js';
import type { ApplicationRow, EventRow } from './toTicket.js';

type NewApplication = typeof ticketApplications.$inferInsert;
/** What an applicant enters, and what is computed from it. */
export type ApplicationForm = Omit<
  NewApplication,
  'id' | 'auditState' | 'approvedAmount' | 'remark' | 'version'
>;
export type NewEvent = Omit<typeof ticketEvents.$inferInsert, 'id'>;

/** Applications of one user. */
export const ownedBy = (userId: string): SQL => eq(ticketApplications.userId, userId);

/** Applications of companies in a staff member's region. */
export const reviewedBy = (user: CurrentUser): SQL | undefined => inRegionOfCompany(user);

const selectApplications = (db: Queryable) =>
  db
    .select({
      application: ticketApplications,
      company: { name: companies.name, creditCode: companies.creditCode },
      batch: ticketBatches.name,
      fileName: uploadedFiles.fileName,
      fileHash: uploadedFiles.sha256,
    })
    .from(ticketApplications)
    .innerJoin(companies, eq(companies.id, ticketApplications.companyId))
    .innerJoin(ticketBatches, eq(ticketBatches.id, ticketApplications.batchId))
    .leftJoin(uploadedFiles, eq(uploadedFiles.key, ticketApplications.fileKey));

type Filters = Omit<OperationInput<'listTicketReviews'>, 'index' | 'size'>;

function matching({ auditState, keyword, dateStart, dateEnd }: Filters): (SQL | undefined)[] {
  const { orgName } = ticketApplications;
  return [
    has(ticketApplications.auditState, auditState),
    containingWords([companies.name, companies.creditCode, orgName], keyword),
    onDays(ticketApplications.createdAt, dateStart, dateEnd),
  ];
}

/** The applications in a scope, newest first. */
export const queueOf = (scope: SQL | undefined, filters: Filters): Queue => ({
  from: sql`${ticketApplications} join ${companies} on ${eq(companies.id, ticketApplications.companyId)}`,
  id: ticketApplications.id,
  where: and(scope, ...matching(filters)),
  order: [desc(ticketApplications.createdAt), asc(ticketApplications.id)],
});

/** One page of them. */
export function findApplications<Item>(
  db: Queryable,
  scope: SQL | undefined,
  { index, size, ...filters }: Filters & PageInput,
  toItem: (row: ApplicationRow) => Item,
  defaultSize: number,
): Promise<Page<Item>> {
  const { from, where, order } = queueOf(scope, filters);
  return page(
    {
      rows: selectApplications(db)
        .where(where)
        .orderBy(...order),
      toItem,
      total: db.$count(from, where),
    },
    { index, size },
    defaultSize,
  );
}

/** Finds an application within a scope. */
export async function findApplication(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<ApplicationRow | undefined> {
  const [row] = await selectApplications(db).where(and(eq(ticketApplications.id, id), scope));
  return row;
}

/** Whether a company has an open application, which excludes another one. */
export const hasOpenApplication = async (db: Queryable, companyId: string): Promise<boolean> =>
  (await db.$count(
    ticketApplications,
    and(eq(ticketApplications.companyId, companyId), isOpenApplication),
  )) > 0;

export const lockApplication = rowLock(ticketApplications);

/** Stores an application; returns undefined if its company has an open one. */
export async function insertApplication(
  tx: Queryable,
  form: ApplicationForm,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(ticketApplications)
    .values({ ...form, id: randomUUID(), auditState: 'PENDING' })
    .onConflictDoNothing()
    .returning({ id: ticketApplications.id });
  return row?.id;
}

type Change = Partial<Omit<NewApplication, 'id' | 'version'>>;

/** Changes a locked application; returns its new version. */
export async function changeApplication(
  tx: Queryable,
  id: string,
  change: Change,
): Promise<number> {
  const [row] = await tx
    .update(ticketApplications)
    .set({ ...change, version: sql`${ticketApplications.version} + 1` })
    .where(eq(ticketApplications.id, id))
    .returning({ version: ticketApplications.version });
  if (!row) throw new Error('The application that was locked is gone');
  return row.version;
}

export async function addEvent(tx: Queryable, event: NewEvent): Promise<void> {
  await tx.insert(ticketEvents).values(event);
}

/** The trail of an application, newest first. */
export const readEvents = (db: Queryable, applicationId: string): Promise<EventRow[]> =>
  db
    .select({ event: ticketEvents, userName: users.name })
    .from(ticketEvents)
    .innerJoin(users, eq(users.id, ticketEvents.userId))
    .where(eq(ticketEvents.applicationId, applicationId))
    .orderBy(desc(ticketEvents.version));
