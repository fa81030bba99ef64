import type { ApplyResult } from '@huiqi/sdk';
import {
  createMockTransport,
  examples,
  mockScenarios,
  type MockScenarios,
} from '@huiqi/sdk/testing';

type Fetch = typeof fetch;

const { default: applied } = examples.applyForProduct as { readonly default: ApplyResult };

/** What a form encounters when it is sent. */
const atSubmit = {
  refused: {
    applyForProduct: {
      data: { ...applied, applyStatus: 'FAIL', orderId: null, failReason: 'OUT_OF_REGION' },
    },
  },
  expiredAtSubmit: { applyForProduct: { code: '791214' } },
  failedAtSubmit: { applyForProduct: { code: '100500' } },
} as const satisfies Readonly<Record<string, MockScenarios>>;

/** The server's behaviour. */
export type Scenario = 'live' | keyof typeof mockScenarios | keyof typeof atSubmit;

/** Each scenario with what it shows. */
export const scenarioNames: Readonly<Record<Scenario, string>> = {
  live: '真实的参考服务',
  ready: '契约中的示例数据',
  slow: '每个调用延迟三秒',
  hanging: '服务一直不响应',
  offline: '网络断开',
  serverError: '系统错误（100500）',
  sessionExpired: '登录已过期（002004）',
  tooFrequent: '操作过于频繁（003001）',
  notOffered: '服务尚未提供（100501）',
  visitor: '访客',
  empty: '所有列表为空',
  refused: '提交申请时：被拒绝（不在服务地区）',
  expiredAtSubmit: '提交申请时：登录已失效（791214）',
  failedAtSubmit: '提交申请时：系统错误（100500）',
};

const isAtSubmit = (scenario: Scenario): scenario is keyof typeof atSubmit => scenario in atSubmit;

/** Whether the real server is called, for all but an application. */
export const callsServer = (scenario: Scenario): boolean =>
  scenario === 'live' || isAtSubmit(scenario);

/** The real server, except for applications, which get the scenario's response. */
function failingAtSubmit(scenario: keyof typeof atSubmit, toServer: Fetch): Fetch {
  const { fetch: respond } = createMockTransport(atSubmit[scenario]);
  return (input, init) => {
    const request = new Request(input, init);
    const isSubmit = request.method === 'POST' && /\/order\/user\/product\/\d+$/.test(request.url);
    return isSubmit ? respond(request) : toServer(request);
  };
}

/** A `fetch` whose server behaves as the scenario says. */
export function respondAs(scenario: Scenario, toServer: Fetch): Fetch {
  if (scenario === 'live') return toServer;
  if (isAtSubmit(scenario)) return failingAtSubmit(scenario, toServer);
  return createMockTransport(mockScenarios[scenario]).fetch;
}
