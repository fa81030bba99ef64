import { ApiError, notFound } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import { countUse, type Limit } from '../../security/rateLimit.js';
import { countPolicyView, hasPolicy, publishPolicyViews } from './policyViewRepository.js';

type ViewCall = Call<'addPolicyView'>;

/** One view per policy, address and ten minutes counts, so that nobody inflates the figure. */
const viewLimit = { max: 1, windowSeconds: 600 };
/**
 * Publishing figures invalidates every cached public response, so all processes together do it no more often than this.
 */
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

/** Counts a view; the first one in ten minutes publishes the counts. */
export async function addPolicyView(call: ViewCall): Promise<null> {
  const { config, db, input, request } = call;
  if (!(await hasPolicy(db, input.id))) throw notFound();
  const key = `policyView:${input.id}:${clientAddress(request, config)}`;
  if (!(await isWithin(call, { ...viewLimit, key }))) return null;
  await countPolicyView(db, input.id);
  if (await isWithin(call, publishLimit)) await publishPolicyViews(db);
  return null;
}
