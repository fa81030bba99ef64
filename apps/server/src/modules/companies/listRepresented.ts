import pLimit from 'p-limit';
import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import type { RegisteredCompany } from '../../registry/CompanyRegistry.js';
import { findTaxNumber } from './repository.js';
import { listBarred } from './objectionRepository.js';
import { listProven, type ProvenCompany } from './certificationRepository.js';

/** Users who represent more companies than this get the latest ones. */
const most = 30;
const parallel = 5;

/**
 * Companies a user represents: of a TAX account, or verified, and those with the same legal representative. Companies
 * that staff took from the user are left out until the user passes a check of that company.
 */
export async function listRepresented({
  db,
  registry,
  user,
}: Pick<UserCall<OperationId>, 'db' | 'registry' | 'user'>): Promise<
  ReadonlyMap<string, RegisteredCompany>
> {
  const taxNumber = await findTaxNumber(db, user.id);
  const proven: readonly (ProvenCompany | { creditCode: string; legalName?: never })[] = [
    ...(taxNumber === null ? [] : [{ creditCode: taxNumber }]),
    ...(await listProven(db, user.id)),
  ];
  const limit = pLimit(parallel);
  const groups = await limit.map(proven.slice(0, most), async ({ creditCode, legalName }) => {
    const related = await registry.listRelated(creditCode);
    const own = related.find((company) => company.creditCode === creditCode);
    // A former representative no longer represents the company.
    return legalName === undefined || own?.legalName === legalName ? related : [];
  });
  const barred = await listBarred(db, user.id);
  const stoodFor = groups.flat().filter(({ creditCode }) => !barred.has(creditCode));
  return new Map(stoodFor.map((company) => [company.creditCode, company]));
}
