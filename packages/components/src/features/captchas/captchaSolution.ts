/** A captcha solution, as sent in a request body. */
export type CaptchaSolution =
  | { readonly captchaUid: string; readonly pictureCaptcha: string }
  | { readonly captchaProof: string };

/** The same for logins by password or tax number, which send the proof as `code`. */
export function toLoginCaptcha(
  solution: CaptchaSolution,
): { captchaUid: string; pictureCaptcha: string } | { code: string } {
  return 'captchaProof' in solution ? { code: solution.captchaProof } : { ...solution };
}
