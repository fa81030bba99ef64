import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { EarlierDeclaration, EarlierDemand, EarlierTicket } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { demands } from '../../schema/demands.js';
import { departments } from '../../schema/departments.js';
import { policies } from '../../schema/policies.js';
import { policyApplications } from '../../schema/policyApplications.js';
import { ticketApplications, ticketBatches } from '../../schema/tickets.js';
import { plainDecimal } from '../../text/decimals.js';

const most = 20;

/** The case that is decided on: itself it is not listed, and others may be of the same batch or policy. */
export interface DecidedCase {
  readonly id?: string;
  readonly batchId?: string;
  readonly policyId?: string;
}

/** The newest other ticket applications of a company. */
export async function listTickets(
  db: Queryable,
  companyId: string,
  { id = '', batchId = '' }: DecidedCase,
): Promise<EarlierTicket[]> {
  const own = ticketApplications;
  const rows = await db
    .select({
      id: own.id,
      batch: ticketBatches.name,
      auditState: own.auditState,
      isSame: sql<boolean>`${own.batchId} = ${batchId}`,
      approvedAmount: own.approvedAmount,
      createdAt: own.createdAt,
    })
    .from(own)
    .innerJoin(ticketBatches, eq(ticketBatches.id, own.batchId))
    .where(and(eq(own.companyId, companyId), batchId ? ne(own.id, id) : undefined))
    .orderBy(desc(own.createdAt), asc(own.id))
    .limit(most);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdTs: createdAt.toISOString() }));
}

/** The newest other declarations of a company. */
export async function listDeclarations(
  db: Queryable,
  companyId: string,
  { id = '', policyId = '' }: DecidedCase,
): Promise<EarlierDeclaration[]> {
  const own = policyApplications;
  const rows = await db
    .select({
      id: own.id,
      policyTitle: policies.title,
      state: own.state,
      isSame: sql<boolean>`${own.policyId} = ${policyId}`,
      redeemedAmount: own.redeemedAmount,
      submittedAt: own.submittedAt,
    })
    .from(own)
    .innerJoin(policies, eq(policies.id, own.policyId))
    .where(and(eq(own.companyId, companyId), policyId ? ne(own.id, id) : undefined))
    .orderBy(desc(own.submittedAt), asc(own.id))
    .limit(most);
  return rows.map(({ submittedAt, redeemedAmount, ...row }) => ({
    ...row,
    redeemedAmount: redeemedAmount === null ? null : plainDecimal(redeemedAmount),
    submittedTs: submittedAt.toISOString(),
  }));
}

/** The newest other demands of a company within a scope. */
export async function listDemands(
  db: Queryable,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  scope: SQL | undefined,
): Promise<EarlierDemand[]> {
  const rows = await db
    .select({
      id: demands.id,
      title: demands.title,
      status: demands.status,
      departmentName: departments.name,
      createdAt: demands.createdAt,
    })
    .from(demands)
    .leftJoin(departments, eq(departments.id, demands.departmentId))
    .where(and(eq(demands.companyId, companyId), ne(demands.id, id), scope))
    .orderBy(desc(demands.createdAt), asc(demands.id))
    .limit(most);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdTs: createdAt.toISOString() }));
}
