const hint =
  /[，,；;。\s]*(?:请(?:您)?(?:稍后)?(?:重试|再试)|please try again(?: later)?)[。！!.]?$/;

/** The text without a trailing 请稍后重试, which the button already says. */
export const withoutRetryHint = (text: string) => text.replace(hint, '');
