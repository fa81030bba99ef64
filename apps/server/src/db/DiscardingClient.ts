import pg from 'pg';

const timeoutMessage = 'Query read timeout';

/**
 * A connection that closes itself when the database does not respond in time. The driver would keep it, and every later
 * statement would wait behind the lost one.
 */
export class DiscardingClient extends pg.Client {
  // The overloads of `query` are not needed here.
  override query = ((...args: Parameters<pg.Client['query']>): unknown => {
    const result: unknown = super.query(...args);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === timeoutMessage) void this.end();
      });
    return result;
  }) as pg.Client['query'];
}
