/** A solved captcha, as a request body carries it. */
export type CaptchaSolution =
  | { readonly captchaUid: string; readonly pictureCaptcha: string }
  | { readonly captchaProof: string };

/** The same for login by password or tax number, whose proof is the field `code`. */
export function toLoginCaptcha(
  solution: CaptchaSolution,
): { captchaUid: string; pictureCaptcha: string } | { code: string } {
  return 'captchaProof' in solution ? { code: solution.captchaProof } : { ...solution };
}
