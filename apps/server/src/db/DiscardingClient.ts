import pg from 'pg';

const timeoutMessage = 'Query read timeout';

/**
 * A connection that ends itself when the database does not answer in time. The driver alone keeps such a connection,
 * and every later statement waits behind the one that is lost.
 */
export class DiscardingClient extends pg.Client {
  // The overloads of `query` do not matter here.
  override query = ((...args: Parameters<pg.Client['query']>): unknown => {
    const result: unknown = super.query(...args);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === timeoutMessage) void this.end();
      });
    return result;
  }) as pg.Client['query'];
}
