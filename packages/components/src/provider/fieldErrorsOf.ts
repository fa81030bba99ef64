import { isHuiqiError } from '@huiqi/sdk';

const noFields: Readonly<Record<string, string>> = {};

/**
 * The errors of a failed write by body field: those named by the server, and the one that the error catalogue assigns
 * to a field. Empty for any other failure.
 */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isHuiqiError(error)) return noFields;
  const { policy, fieldErrors, userMessage } = error;
  return 'field' in policy ? { ...fieldErrors, [policy.field]: userMessage } : fieldErrors;
}
