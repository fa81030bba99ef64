import type { OperationId, Policy } from '@huiqi/sdk';
import { constants, formatDate } from '@huiqi/sdk/domain';
import type { Page, PageInput } from '../../db/page.js';
import type { Call, Handlers } from '../../http/context.js';
import { pageOf } from '../../search/searchList.js';
import { countByFilter } from './countByFilter.js';
import { listByIds, readTexts } from './repository.js';
import { readMenu } from './menuRepository.js';
import { wordsOf } from '../../text/fold.js';
import {
  countPolicies,
  findPolicyIds,
  type PolicyOrder,
  type PolicyQuery,
} from './policySearchRepository.js';
import { markWords, quote } from './quote.js';

type ListCall = Pick<Call<OperationId>, 'db' | 'visitor' | 'now'>;

interface Asked {
  readonly query: PolicyQuery;
  readonly order: PolicyOrder;
}

const shortList = 10;

async function withMatches(
  { db }: ListCall,
  policies: Policy[],
  keyword: string | undefined,
): Promise<Policy[]> {
  const words = wordsOf(keyword);
  if (words.length === 0) return policies;
  const texts = await readTexts(
    db,
    policies.map(({ id }) => id),
  );
  return policies.map((policy) => ({
    ...policy,
    matched: {
      title: markWords(policy.title, words),
      excerpt: quote(texts.get(policy.id) ?? '', words),
    },
  }));
}

async function find(
  call: ListCall,
  { query, order }: Asked,
  { index = 1, size = constants.pageSizes.default }: PageInput,
): Promise<Page<Policy>> {
  const today = formatDate(call.now());
  const range = { limit: size, offset: (index - 1) * size };
  const { ids, ...found } = await findPolicyIds(call.db, query, { today, order }, range);
  const policies = await listByIds(call.db, ids, { userId: call.visitor?.id ?? null, today });
  return {
    content: await withMatches(call, policies, query.keyword),
    page: pageOf({ index, size }, found),
  };
}

export const listHandlers = {
  listPolicies: (call) => {
    const { index, size, declareType, ...filters } = call.input;
    const query = { ...filters, declareStatus: declareType };
    return find(call, { query, order: 'newest' }, { index, size });
  },

  searchPolicies: (call) => {
    const { index, size, policyAging, views, declare, ...filters } = call.input;
    const aging = policyAging === 'DESC' ? 'endingLast' : 'endingFirst';
    const byViews = views === 'ASC' ? 'viewsAsc' : 'viewsDesc';
    const query = { ...filters, declarable: declare === true };
    return find(call, { query, order: views ? byViews : aging }, { index, size });
  },

  getPolicyStatistic: async ({ db, input, now }) => {
    const query = { keyword: input.keyword, declareStatus: input.declareType };
    return countByFilter(await countPolicies(db, query, formatDate(now())), await readMenu(db));
  },

  getPolicySearchMenu: ({ db }) => readMenu(db),

  listFrontPolicies: (call) =>
    find(
      call,
      { query: {}, order: 'newest' },
      { size: constants.pageSizes.policyFront, ...call.input },
    ),

  listNewestPolicies: async (call) =>
    (await find(call, { query: {}, order: 'newest' }, { size: shortList })).content,

  listDeclarablePolicies: async (call) =>
    (await find(call, { query: { declarable: true }, order: 'endingFirst' }, { size: shortList }))
      .content,
} satisfies Handlers;
