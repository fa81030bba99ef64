import pg from 'pg';
import { ConnectionQueue, type QueueLimits, type Rank } from './ConnectionQueue.js';

type Connect = () => Promise<pg.PoolClient>;
type QueryArguments = Parameters<pg.PoolClient['query']>;

/**
 * `pg.Pool` closes its connection after each statement the database rejects. The embedded database has only one, so the
 * next statement would arrive while it closes and fail. Broken connections are still closed.
 */
const queryOn = (connect: Connect) =>
  (async (...args: QueryArguments) => {
    const client = await connect();
    try {
      return await client.query(...args);
    } finally {
      client.release();
    }
  }) as unknown as pg.Pool['query'];

/**
 * A pool whose connections are waited for in order of rank, and with a timeout. Callers without a rank count as in
 * progress.
 */
export class QueuedPool extends pg.Pool {
  readonly #queue: ConnectionQueue;

  constructor(options: pg.PoolConfig, limits: QueueLimits) {
    super(options);
    this.#queue = new ConnectionQueue(limits);
    // The pool's own queue stays empty.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#queue.waiting });
  }

  // The callback overloads are not used here.
  override connect = (() => this.#connectAs('begun')) as pg.Pool['connect'];
  override query = queryOn(() => this.#connectAs('begun'));

  /** Throws `Overloaded` if a request could not even wait. */
  refuseIfFull(): void {
    this.#queue.refuseIfFull();
  }

  /** Whether a request would get a connection without waiting. */
  get hasFreePlace(): boolean {
    return this.#queue.isFree('new');
  }

  /**
   * This pool for callers of another rank, which is evaluated for each connection; `onConnect` is called with each one
   * acquired.
   */
  ranked(rankOf: () => Rank, onConnect = () => {}): pg.Pool {
    const connect: Connect = async () => {
      const client = await this.#connectAs(rankOf());
      onConnect();
      return client;
    };
    return Object.create(this, {
      connect: { value: connect },
      query: { value: queryOn(connect) },
    }) as pg.Pool;
  }

  async #connectAs(rank: Rank): Promise<pg.PoolClient> {
    await this.#queue.enter(rank);
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (error) => {
        release(error);
        this.#queue.leave();
      };
      return client;
    } catch (error) {
      this.#queue.leave();
      throw error;
    }
  }
}
