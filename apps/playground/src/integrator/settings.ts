import type { AppearanceOptions } from '@huiqi/components/appearance';
import {
  createClient,
  memoryStorage,
  type ApplyResult,
  type ErrorCode,
  type HuiqiClient,
} from '@huiqi/sdk';
import {
  createMockTransport,
  examples,
  mockScenarios,
  type MockScenarios,
} from '@huiqi/sdk/testing';
import { createForcedError } from './forcedError.js';

const { default: applied } = examples.applyForProduct as { readonly default: ApplyResult };

/** What a form meets when it is sent. */
const atSubmit = {
  refused: {
    applyForProduct: {
      data: { ...applied, applyStatus: 'FAIL', orderId: null, failReason: 'OUT_OF_REGION' },
    },
  },
  expiredAtSubmit: { applyForProduct: { code: '791214' } },
  failedAtSubmit: { applyForProduct: { code: '100500' } },
} as const satisfies Readonly<Record<string, MockScenarios>>;

/** What the page can be tried in. */
export interface Settings {
  readonly scenario: 'live' | keyof typeof mockScenarios | keyof typeof atSubmit;
  /** What the operation fails with that is called next; empty for nothing. */
  readonly code: ErrorCode | '';
  readonly mode: NonNullable<AppearanceOptions['mode']>;
  readonly density: NonNullable<AppearanceOptions['density']>;
  /** Empty for the platform's own. */
  readonly colorPrimary: string;
  readonly language: 'zh-CN' | 'en';
  /** The link of a product, in place of 查看详情. */
  readonly detailsText: string;
}

export const firstSettings: Settings = {
  scenario: 'live',
  code: '',
  mode: 'light',
  density: 'comfortable',
  colorPrimary: '',
  language: 'zh-CN',
  detailsText: '',
};

/** Each scenario with what it shows. */
export const scenarioNames: Readonly<Record<Settings['scenario'], string>> = {
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

/** The failure of the call that comes next, in every scenario. */
export const forcedError = createForcedError();

const toServer: typeof fetch = (input, init) => fetch(input, init);

const live = createClient({ session: 'token', fetch: forcedError.wrap(toServer) });

/** The real server, which never hears of an application: that gets the response of the scenario. */
function failingAtSubmit(scenario: keyof typeof atSubmit): HuiqiClient {
  const { fetch: respond } = createMockTransport(atSubmit[scenario]);
  return createClient({
    session: 'token',
    fetch: forcedError.wrap((input, init) => {
      const request = new Request(input, init);
      const isSubmit =
        request.method === 'POST' && /\/order\/user\/product\/\d+$/.test(request.url);
      return isSubmit ? respond(request) : fetch(request);
    }),
  });
}

const isAtSubmit = (scenario: string): scenario is keyof typeof atSubmit => scenario in atSubmit;

/** The real client, or one whose server behaves as the scenario says. */
export function clientOf(scenario: Settings['scenario']): HuiqiClient {
  if (scenario === 'live') return live;
  if (isAtSubmit(scenario)) return failingAtSubmit(scenario);
  return createClient({
    baseUrl: 'http://mock.invalid',
    storage: memoryStorage(),
    retries: 0,
    fetch: forcedError.wrap(createMockTransport(mockScenarios[scenario]).fetch),
  });
}
