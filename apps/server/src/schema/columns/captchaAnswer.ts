/** Kinds of captcha, and the proof that the checked ones give. */
export type CaptchaKind = 'graphic' | 'slide' | 'work' | 'proof';

/** What the server compares with: text, position, counter; nothing for a proof. */
export interface CaptchaAnswer {
  readonly answer?: string;
  readonly x?: number;
  readonly y?: number;
  readonly counter?: number;
}
