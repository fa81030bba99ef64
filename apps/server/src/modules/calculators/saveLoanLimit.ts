import pLimit from 'p-limit';
import type { LoanLimit } from '@huiqi/sdk';
import { invalid, notFound } from '../../contract/ApiError.js';
import type { PreparedHandler, UserCall } from '../../http/context.js';
import { countRegistryCheck } from '../companies/countRegistryCheck.js';
import type { EstimatedCompany } from '../../schema/columns/EstimatedCompany.js';
import {
  findBound,
  findEstimate,
  insertEstimate,
  updateEstimate,
  type BoundCompany,
} from './repository.js';
import { toLoanLimit } from './toLoanLimit.js';

type Save = UserCall<'saveLoanLimit'>;

const parallel = 5;

/** The companies to count, each once; throws unless all belong to the user and are authorised. */
async function requireCompanies({ db, user, input }: Save): Promise<BoundCompany[]> {
  const { relatedId, companyList = [] } = input.body;
  const ids = [...new Set([relatedId, ...companyList.map(({ id }) => id)])];
  const bound = await findBound(db, user.id, ids);
  const found = ids.flatMap((id) => bound.get(id) ?? []);
  if (found.length < ids.length) throw notFound();
  const open = found.find(({ authorized }) => !authorized);
  if (open)
    throw invalid([
      { field: 'companyList', message: `企业“${open.company.name}”尚未授权，请先完成授权` },
    ]);
  return found;
}

async function readFigures(
  { registry }: Save,
  found: readonly BoundCompany[],
): Promise<EstimatedCompany[]> {
  const limit = pLimit(parallel);
  return limit.map([...found], async ({ company: { id: companyId, creditCode } }) => {
    const [registered, figures] = await Promise.all([
      registry.findByCreditCode(creditCode),
      registry.findFigures(creditCode),
    ]);
    const { establishedOn = null, industry = null } = registered ?? {};
    return { companyId, establishedOn, industry, figures };
  });
}

function checkRange({ input: { body } }: Save): void {
  const { minLoanLimit = 0, maxLoanLimit } = body;
  if (maxLoanLimit !== undefined && maxLoanLimit < minLoanLimit)
    throw invalid([{ field: 'maxLoanLimit', message: '最高额度不能低于最低额度' }]);
}

async function store(call: Save, estimated: readonly EstimatedCompany[]): Promise<LoanLimit> {
  const { db, user, input, now } = call;
  const { id, relatedId, minLoanLimit, maxLoanLimit } = input.body;
  const estimate = {
    userId: user.id,
    companyId: relatedId,
    estimated,
    wantedMin: minLoanLimit ?? null,
    wantedMax: maxLoanLimit ?? null,
  };
  const stored =
    id === undefined
      ? await insertEstimate(db, estimate, now())
      : await updateEstimate(db, id, estimate, now());
  if (!stored) throw notFound();
  const ids = estimated.map(({ companyId }) => companyId);
  return toLoanLimit(call, stored, await findBound(db, user.id, ids));
}

/** Creates or updates an estimate; reads the register before the transaction. */
export const saveLoanLimit: PreparedHandler<'saveLoanLimit'> = {
  prepare: async (call) => {
    const { db, user, input } = call;
    checkRange(call);
    if (input.body.id !== undefined && !(await findEstimate(db, user.id, input.body.id)))
      throw notFound();
    const found = await requireCompanies(call);
    // The estimate is made for the first company and counts as one check of it, however many others are added.
    for (const { company } of found.slice(0, 1)) await countRegistryCheck(call, company.creditCode);
    const estimated = await readFigures(call, found);
    return (inTransaction) => store(inTransaction, estimated);
  },
};
