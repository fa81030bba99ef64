import { DeliveryError, type Driver } from './message.js';

export interface HttpSmsOptions {
  readonly url: string;
  readonly secret: string;
  /** Header that carries the secret. */
  readonly secretHeader: string;
  readonly fetch?: typeof fetch;
}

/** Client errors that a retry may resolve: timeout, conflict, too early, too many. */
const passing = new Set([408, 409, 425, 429]);

/**
 * Sends text messages through an HTTP gateway: POST of `{ id, phone, template, text }` to the configured address only.
 * A redirect is an error, so that neither phone nor secret reaches another host.
 */
export function createHttpSms({ url, secret, secretHeader, ...rest }: HttpSmsOptions): Driver {
  const send = rest.fetch ?? fetch;
  return {
    deliver: async ({ id, to, template, text }, signal) => {
      const response = await send(url, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          [secretHeader]: secret,
        },
        body: JSON.stringify({ id, phone: to, template, text }),
      });
      // The body is ignored: it may repeat the phone, and nothing depends on it.
      await response.body?.cancel();
      if (response.ok) return;
      const { status } = response;
      const isLasting = status < 500 && !passing.has(status);
      throw new DeliveryError(`The SMS gateway responded ${status}`, isLasting);
    },
  };
}
