import type { AppearanceOptions } from '@huiqi/components/appearance';
import { createClient, memoryStorage, type ErrorCode, type HuiqiClient } from '@huiqi/sdk';
import { createForcedError } from '../shared/forcedError.js';
import { callsServer, respondAs, type Scenario } from '../shared/scenarios.js';

/** The page's settings. */
export interface Settings {
  readonly scenario: Scenario;
  /** The code with which the next call fails; empty for none. */
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

/** The failure of the call that comes next, in every scenario. */
export const forcedError = createForcedError();

const toServer: typeof fetch = (input, init) => fetch(input, init);

/** The real client, or one whose server behaves as the scenario says. */
export function clientOf(scenario: Scenario): HuiqiClient {
  const respond = forcedError.wrap(respondAs(scenario, toServer));
  if (callsServer(scenario)) return createClient({ session: 'token', fetch: respond });
  return createClient({
    baseUrl: 'http://mock.invalid',
    storage: memoryStorage(),
    retries: 0,
    fetch: respond,
  });
}
