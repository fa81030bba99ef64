import { and, desc, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { uploadedFiles } from '../../schema/uploads.js';
import { ticketApplications, ticketBatches, tickets } from '../../schema/tickets.js';
import type { ApplicationRow, SimilarRow } from './toTicket.js';

/**
 * Earlier applications of the same company that may have received a ticket for the same contract: the same file, or the same
 * organisation and amount. Newest first.
 */
export function findSimilar(
  db: Queryable,
  { application, fileHash }: ApplicationRow,
): Promise<SimilarRow[]> {
  const { id, companyId, orgName, contractAmount, createdAt } = application;
  const sameFile = sql<boolean>`coalesce(${uploadedFiles.sha256} = ${fileHash}, false)`;
  const sameTerms = and(
    sql`${ticketApplications.orgName} = ${orgName}`,
    eq(ticketApplications.contractAmount, contractAmount),
  );
  return db
    .select({
      application: ticketApplications,
      batch: ticketBatches.name,
      ticket: tickets,
      sameFile,
    })
    .from(ticketApplications)
    .innerJoin(tickets, eq(tickets.applicationId, ticketApplications.id))
    .innerJoin(ticketBatches, eq(ticketBatches.id, ticketApplications.batchId))
    .leftJoin(uploadedFiles, eq(uploadedFiles.key, ticketApplications.fileKey))
    .where(
      and(
        eq(ticketApplications.companyId, companyId),
        ne(ticketApplications.id, id),
        lte(ticketApplications.createdAt, createdAt),
        or(sameFile, sameTerms),
      ),
    )
    .orderBy(desc(ticketApplications.createdAt), ticketApplications.id);
}
