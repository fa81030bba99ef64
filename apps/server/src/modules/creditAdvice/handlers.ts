import { conflict, existing } from '../../contract/ApiError.js';
import { addJob } from '../../jobs/addJob.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { findUserCompany } from '../companies/repository.js';
import { beginAdvice, findAdvice, findRecentCompany, openProducts } from './repository.js';
import { onlyOffered } from './onlyOffered.js';
import { withoutApplied } from './withoutApplied.js';
import { overdueSince, toAdvice } from './toAdvice.js';

const notAuthorised = '企业尚未授权，请先完成授权';

async function companyOf(call: UserCall<'getCreditAdvice'> | UserCall<'orderCreditAdvice'>) {
  return existing(await findUserCompany(call.db, call.user.id, call.input.nsrsbh));
}

export const handlers = {
  getCreditAdvice: async (call) => {
    const { company, authorized } = await companyOf(call);
    // Who bound the company again without its consent does not get what was read with it.
    if (!authorized) return null;
    const key = { userId: call.user.id, companyId: company.id };
    const row = await findAdvice(call.db, key);
    if (!row) return null;
    const advice = await onlyOffered(call.db, toAdvice(row, company, call.now()));
    return withoutApplied(advice, await openProducts(call.db, key));
  },

  getRecentMatchCompany: async ({ db, user }) => (await findRecentCompany(db, user.id)) ?? null,

  orderCreditAdvice: async (call) => {
    const { db, user, now } = call;
    const { company, authorized } = await companyOf(call);
    if (!authorized) throw conflict(notAuthorised);
    const key = { userId: user.id, companyId: company.id };
    const at = now();
    const begun = await db.transaction(async (tx) => {
      const row = await beginAdvice(tx, key, { now: at, overdueSince: overdueSince(at) });
      if (row) await addJob(tx, 'creditAdvice', { adviceId: row.id });
      return row;
    });
    const row = existing(begun ?? (await findAdvice(db, key)));
    return { id: row.id, status: toAdvice(row, company, at).status };
  },
} satisfies Handlers;
