import { isHuiqiError } from '@huiqi/sdk';

const noFields: Readonly<Record<string, string>> = {};

/**
 * The messages of a failed write by field of its body: those the server named, and the one that the error catalogue puts on a
 * field. Empty for any other failure.
 */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isHuiqiError(error)) return noFields;
  const { policy, fieldErrors, userMessage } = error;
  return 'field' in policy ? { ...fieldErrors, [policy.field]: userMessage } : fieldErrors;
}
