import { readInteger } from './readInteger.js';

/** When the server itself moves orders; 0 days means never. */
export interface OrderSettings {
  /** Days after which an application that its bank has not decided on is shown as unanswered. */
  readonly answerDays: number;
  /** Days for which a granted credit line can be drawn on. */
  readonly lineDays: number;
}

export function readOrderSettings(env: NodeJS.ProcessEnv): OrderSettings {
  // The sample stays as it was made.
  const isSample = env['HUIQI_SANDBOX'] === '1';
  return {
    answerDays: readInteger(env, 'HUIQI_BANK_ANSWER_DAYS', isSample ? 0 : 7),
    lineDays: readInteger(env, 'HUIQI_CREDIT_LINE_DAYS', isSample ? 0 : 365),
  };
}
