/** Classes and codes of SQLSTATE by which PostgreSQL says that it cannot serve now: appendix A of its manual. */
const sqlStates = /^(08...|53...|57014|57P0[1-5])$/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says without a code: its own timeouts, and connections that ended. */
const driverWords =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error))/;

/** Whether an error, or what caused it, means that the database cannot be reached or answers too late. */
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
