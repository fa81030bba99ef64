const hint = /[，,；;。\s]*请(?:您)?(?:稍后)?(?:重试|再试)[。！!]?$/;

/** The text without a last 请稍后重试, which the button beside it says already. */
export const withoutRetryHint = (text: string) => text.replace(hint, '');
