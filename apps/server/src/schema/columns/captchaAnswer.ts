/** Kinds of captcha, and the proof returned for checked ones. */
export type CaptchaKind = 'graphic' | 'slide' | 'work' | 'proof';

/** What a solution is compared with: text, position, counter; nothing for a proof. */
export interface CaptchaAnswer {
  readonly answer?: string;
  readonly x?: number;
  readonly y?: number;
  readonly counter?: number;
}
