import type { OperationId, Policy } from '@huiqi/sdk';
import { constants, formatDate } from '@huiqi/sdk/domain';
import type { Page, PageInput } from '../../db/page.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { currentCompany, featuresOf } from './companyFeatures.js';
import { recommend } from './recommend.js';
import { listByIds } from './repository.js';
import { findFavourites } from './favouriteRepository.js';
import { findPushed } from './pushRepository.js';
import { readCandidates } from './policySearchRepository.js';

type AnyCall = UserCall<OperationId>;

const onHome = constants.pageSizes.policyFront;

const readingOf = ({ user, now }: Pick<AnyCall, 'user' | 'now'>) => ({
  userId: user.id,
  today: formatDate(now()),
});

/** Policies for the company the user acts for; none without a company. */
async function recommended(
  call: Pick<AnyCall, 'db' | 'registry' | 'user' | 'now'>,
  { index = 1, size = constants.pageSizes.recommended }: PageInput,
): Promise<Page<Policy>> {
  const reading = readingOf(call);
  const features = await featuresOf(call);
  const all = features
    ? recommend(await readCandidates(call.db, reading.today), features, reading.today)
    : [];
  const shown = all.slice((index - 1) * size, index * size);
  const reasons = new Map(shown.map((one) => [one.policyId, one.reasons]));
  const policies = await listByIds(call.db, [...reasons.keys()], reading);
  return {
    content: policies.map((policy) => ({ ...policy, reasons: reasons.get(policy.id) ?? [] })),
    page: { index, size, total: all.length },
  };
}

export const recommendHandlers = {
  listRecommendedPolicies: (call) => recommended(call, call.input),

  listPushedPolicies: async (call) => {
    const { index = 1, size = constants.pageSizes.default } = call.input;
    const mine = await currentCompany(call);
    // Pushes are visible only to users authorised by the company, not to users merely bound to it.
    if (!mine?.authorized) return { content: [], page: { index, size, total: 0 } };
    return findPushed(call.db, mine.company.id, { index, size }, readingOf(call));
  },

  getPolicyHome: async (call) => {
    const favourites = await findFavourites(call.db, { size: onHome }, readingOf(call));
    const { content } = await recommended(call, { size: onHome });
    return { listCollect: favourites.content, listRecommend: content };
  },
} satisfies Handlers;
