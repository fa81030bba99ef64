import { failureMessage, findRow } from '../errors/catalogue.js';
import { HuiqiError } from '../errors/HuiqiError.js';

/**
 * Returns a function that translates an error's messages. An unknown message of a newer server is replaced by that of
 * its code, or of its kind.
 */
export function localizeErrorWith(message: (text: string) => string | undefined) {
  const known = (error: HuiqiError) => {
    const { code, operationId = '', kind } = error;
    const row = code === undefined ? undefined : findRow(code, operationId);
    return [error.userMessage, row?.message, failureMessage(operationId, kind)]
      .map((text) => text && message(text))
      .find(Boolean);
  };
  return (error: HuiqiError): HuiqiError =>
    new HuiqiError({
      ...error,
      message: error.message,
      cause: error.cause,
      userMessage: known(error) ?? error.userMessage,
      fieldErrors: Object.fromEntries(
        Object.entries(error.fieldErrors).map(([field, text]) => [field, message(text) ?? text]),
      ),
    });
}
