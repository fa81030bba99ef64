import pg from 'pg';

const timeoutMessage = 'Query read timeout';

type Query = Parameters<pg.Client['query']>;

/** The statement without a name, so that the connection does not keep it. */
function withoutName(args: Query): Query {
  const [config, ...others] = args as unknown as [string | pg.QueryConfig, ...unknown[]];
  if (typeof config === 'string') return args;
  return [{ ...config, name: undefined }, ...others] as unknown as Query;
}

/**
 * A connection that closes itself when the database does not respond in time. The driver would keep it, and every later
 * statement would wait behind the lost one.
 */
export class DiscardingClient extends pg.Client {
  /** Whether statements may be prepared under a name for later transactions. */
  protected readonly keepsStatements: boolean = true;

  // The overloads of `query` are not needed here.
  override query = ((...args: Query): unknown => {
    const result: unknown = super.query(...(this.keepsStatements ? args : withoutName(args)));
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === timeoutMessage) void this.end();
      });
    return result;
  }) as pg.Client['query'];
}

/** The same through a pooler in transaction mode, where the next transaction may be on another connection. */
export class PooledClient extends DiscardingClient {
  protected override readonly keepsStatements = false;
}
