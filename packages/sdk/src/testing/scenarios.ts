import type { OperationId } from '../client/types.js';
import { examples } from '../generated/examples.js';
import { operationMeta } from '../generated/operationMeta.js';
import type { MockResponse, MockScenarios } from './scenario.js';

/** The same response for every operation. */
export function everyOperation(response: MockResponse): MockScenarios {
  const ids = Object.keys(operationMeta) as OperationId[];
  return Object.fromEntries(ids.map((id) => [id, response])) as MockScenarios;
}

/** A response without its rows: a list, or a page of one; undefined for everything else. */
function withoutRows(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (typeof data !== 'object' || data === null || !('content' in data)) return undefined;
  if ('page' in data) return { ...data, content: [], page: { index: 1, size: 10, total: 0 } };
  return 'totalElements' in data ? { ...data, content: [], totalElements: 0 } : undefined;
}

const emptyLists = (): MockScenarios =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([id, { default: data }]) => {
      const empty = withoutRows(data);
      return empty === undefined ? [] : [[id, { data: empty }]];
    }),
  );

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
  /** Every list without rows. */
  empty: emptyLists(),
} as const satisfies Readonly<Record<string, MockScenarios>>;
