import { ApiError, notFound } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { countUse, type Limit } from '../../security/rateLimit.js';
import { countPolicyView, hasPolicy, publishPolicyViews } from './repositoryViews.js';

type ViewCall = Call<'addPolicyView'>;

/** One view of a policy counts for an address in ten minutes, so that nobody inflates the figure. */
const viewLimit = { max: 1, windowSeconds: 600 };
/** What is shown makes every cached public response stale: that is changed as seldom, by all processes together. */
const publishLimit = { key: 'policyFigures', max: 1, windowSeconds: 600 };

async function isWithin({ db, now }: ViewCall, limit: Limit): Promise<boolean> {
  try {
    await countUse(db, limit, now());
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Counts a view; the first in ten minutes publishes what was counted. */
export async function addPolicyView(call: ViewCall): Promise<null> {
  const { db, input, request } = call;
  if (!(await hasPolicy(db, input.id))) throw notFound();
  const key = `policyView:${input.id}:${request.ip}`;
  if (!(await isWithin(call, { ...viewLimit, key }))) return null;
  await countPolicyView(db, input.id);
  if (await isWithin(call, publishLimit)) await publishPolicyViews(db);
  return null;
}
