import type { OperationId } from '../client/types.js';
import { operationMeta } from '../generated/operationMeta.js';
import type { MockResponse, MockScenarios } from './scenario.js';

/** The same response for every operation. */
export function everyOperation(response: MockResponse): MockScenarios {
  const ids = Object.keys(operationMeta) as OperationId[];
  return Object.fromEntries(ids.map((id) => [id, response])) as MockScenarios;
}

const emptyPage = { content: [], page: { index: 1, size: 10, total: 0 } };

/** States to check in every view. */
export const mockScenarios = {
  ready: {},
  slow: everyOperation({ delayMs: 3_000 }),
  hanging: everyOperation({ hang: true }),
  offline: everyOperation({ offline: true }),
  serverError: everyOperation({ code: '100500' }),
  sessionExpired: everyOperation({ code: '002004' }),
  tooFrequent: everyOperation({ code: '003001' }),
  notOffered: everyOperation({ code: '100501' }),
  visitor: { getUserInfo: { data: null }, getUnreadNoticeCount: { code: '791214' } },
  empty: {
    listProducts: { data: emptyPage },
    listOrders: { data: emptyPage },
    listStaffOrders: { data: emptyPage },
    listNotices: { data: emptyPage },
    listLatestNews: { data: [] },
    listRelatedCompanies: { data: { content: [], totalElements: 0 } },
  },
} as const satisfies Readonly<Record<string, MockScenarios>>;
