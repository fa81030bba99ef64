/** What is wrong with a request that claims to be a webhook. */
export type WebhookProblem = 'header' | 'timestamp' | 'signature' | 'body';

/**
 * Thrown for a request that is not one of our webhooks: respond with 400 and do nothing. `problem` says why; the
 * message contains neither secret nor body.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(
    readonly problem: WebhookProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
