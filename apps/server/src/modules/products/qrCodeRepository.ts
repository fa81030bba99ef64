import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { QrCode } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { isProved } from '../companies/authorityRepository.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { companies } from '../../schema/companies.js';
import { operationQrCodes, productQrCodes } from '../../schema/qrCodes.js';
import { banks, products } from '../../schema/products.js';

export interface QrCodeOwner {
  readonly userId: string;
  readonly productId: string;
  readonly companyId: string;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
const oldest = (now: Date) => new Date(now.getTime() - constants.qrValiditySeconds * 1000);

/** Issues a ticket of 256 random bits and stores only its hash. An earlier one becomes invalid. */
export async function issueTicket(db: Queryable, owner: QrCodeOwner, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const fresh = { ticketHash: hashOf(ticket), issuedAt: now };
  const { userId, productId, companyId } = productQrCodes;
  await db
    .insert(productQrCodes)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({ target: [userId, productId, companyId], set: fresh });
  return ticket;
}

export interface TicketTarget extends QrCodeOwner {
  readonly productName: string;
  readonly bankName: string;
  readonly companyName: string;
}

/** What a valid ticket was issued for; nothing once the user lost the company or the product was withdrawn. */
export async function findTicket(
  db: Queryable,
  ticket: string,
  now: Date,
): Promise<TicketTarget | undefined> {
  const binding = and(
    eq(userCompanies.userId, productQrCodes.userId),
    eq(userCompanies.companyId, productQrCodes.companyId),
    isProved,
  );
  const [row] = await db
    .select({
      userId: productQrCodes.userId,
      productId: productQrCodes.productId,
      companyId: productQrCodes.companyId,
      productName: products.name,
      bankName: banks.name,
      companyName: companies.name,
    })
    .from(productQrCodes)
    .innerJoin(userCompanies, binding)
    .innerJoin(companies, eq(companies.id, productQrCodes.companyId))
    .innerJoin(products, eq(products.id, productQrCodes.productId))
    .innerJoin(banks, eq(banks.id, products.bankId))
    .where(
      and(
        eq(productQrCodes.ticketHash, hashOf(ticket)),
        gt(productQrCodes.issuedAt, oldest(now)),
        eq(products.onShelf, true),
      ),
    );
  return row;
}

/** Deletes codes that have expired. */
export async function deleteOldQrCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(productQrCodes).where(lt(productQrCodes.issuedAt, oldest(now)));
}

export const listOperationQrCodes = (db: Queryable): Promise<QrCode[]> =>
  db
    .select({ name: operationQrCodes.name, url: operationQrCodes.url })
    .from(operationQrCodes)
    .orderBy(asc(operationQrCodes.position), asc(operationQrCodes.id))
    .limit(100);
