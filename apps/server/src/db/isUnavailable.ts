/**
 * SQLSTATE classes and codes by which PostgreSQL reports that it cannot serve now (appendix A of its manual). 25006: a node that
 * leads already, and is still being promoted, refuses writes. 40P01: a deadlock, of which PostgreSQL rolled back this transaction;
 * the call succeeds when it is sent again.
 */
const sqlStates = /^(08...|25006|40P01|53...|57014|57P0[1-5])$/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Driver messages without a code: its own timeouts, and closed connections. */
const driverWords =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error))/;

/** Whether an error, or its cause, means that the database cannot be reached or is too slow. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    sqlStates.test(code) ||
    socketCodes.has(code) ||
    driverWords.test(error.message) ||
    isUnavailable(error.cause)
  );
}
