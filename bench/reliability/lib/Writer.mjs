import { randomUUID } from 'node:crypto';
import { applyRequest, closeRequest } from './applicant.mjs';
import { call } from './client.mjs';

/** Applies for one product and withdraws, in a loop, recording what the server acknowledged. */
export class Writer {
  #application;
  #send;
  /** The request that has had no response yet. */
  #open = null;
  /** The order that is to be withdrawn next. */
  #orderId = null;
  /** The state that the server acknowledged last, by order. */
  acknowledged = new Map();
  writes = 0;
  /** Responses that were neither a success nor a 503. */
  refusals = [];

  /** `send` makes the calls, as `call` does. */
  constructor(application, send = call) {
    this.#application = application;
    this.#send = send;
  }

  #next() {
    const key = `write-${randomUUID()}`;
    return this.#orderId === null
      ? applyRequest(this.#application, key)
      : closeRequest(this.#application, this.#orderId, key);
  }

  /**
   * Sends the pending write or the next one. Returns whether it was acknowledged: after a lost connection or a 503 the
   * same write is repeated with its key.
   */
  async write(url) {
    this.#open ??= this.#next();
    const answer = await this.#send(url, this.#open).catch(() => undefined);
    if (answer === undefined || answer.status === 503) return false;
    const isApplication = this.#orderId === null;
    const orderId = isApplication ? answer.body?.data?.orderId : this.#orderId;
    const done = isApplication
      ? answer.body?.data?.applyStatus === 'SUCCESS'
      : answer.status === 200;
    if (!done) {
      this.refusals.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
      return false;
    }
    this.#open = null;
    this.#orderId = isApplication ? orderId : null;
    this.acknowledged.set(orderId, isApplication ? 'ACCEPT_SUCCESS' : 'ORDER_CLOSED');
    this.writes += 1;
    return true;
  }

  /** Whether a write has had no response. */
  get isOpen() {
    return this.#open !== null;
  }
}

/** Lets all writers write until `signal` is aborted; a write without a response ends its writer's turn. */
export async function writeUntil(writers, url, signal) {
  await Promise.all(
    writers.map(async (writer) => {
      while (!signal.aborted && (await writer.write(url)));
    }),
  );
}

/** Acknowledged writes without their effect; `states` are those of all orders. */
export const lostOf = (writers, states) =>
  writers.flatMap(({ acknowledged }) =>
    [...acknowledged].filter(([orderId, state]) => states.get(orderId) !== state),
  );
