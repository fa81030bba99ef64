import { failureMessage, findRow } from '../errors/catalogue.js';
import { HuiqiError } from '../errors/HuiqiError.js';

/**
 * Returns the function that translates the messages of an error. A message of a newer server that the language does not
 * know gives way to the one of its code, then to the one of its kind.
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
