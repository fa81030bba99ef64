import type { AppearanceOptions } from '@huiqi/components/appearance';
import { createClient, type HuiqiClient } from '@huiqi/sdk';
import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';

/** What the page can be tried in. */
export interface Settings {
  readonly scenario: 'live' | keyof typeof mockScenarios;
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
};

const live = createClient({ session: 'token' });

/** The real client, or one whose server behaves as the scenario says. */
export const clientOf = (scenario: Settings['scenario']): HuiqiClient =>
  scenario === 'live' ? live : createMockClient(mockScenarios[scenario]);
