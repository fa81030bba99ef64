import { asAdmin } from '../server/databases.js';

/** Token of a session that `addSessions` has made. */
export const tokenOf = (account: string, n: number): string => `bench-${account}-${n}`;

/** Token of one of the users who poll. */
export const pollingToken = (n: number): string => `bench-polling-${n}`;

/** Users who poll: each every 30 seconds. */
export const pollingUsers = 50_000;

/** Statement that signs users in, each with the token of an expression. */
export const sessionsOf = (token: string, from: string) => `
  INSERT INTO sessions
    (id_hash, user_id, mode, family_id, epoch, renewal_salt, created_at, seen_at, expires_at, ends_at)
  SELECT encode(sha256((${token})::bytea), 'hex'), users.id, 'token', ${token}, users.session_epoch,
    ${token}, now(), now() + interval '1 hour', now() + interval '12 hours', now() + interval '12 hours'
  FROM ${from} ON CONFLICT DO NOTHING`;

/** Signs accounts in a number of times, and the sample's applicants as often as there are users who poll. */
export async function addSessions(
  databaseUrl: string,
  accounts: readonly string[],
  count: number,
): Promise<void> {
  const ofAccounts = accounts.map((account) =>
    sessionsOf(
      `'bench-${account}-' || n`,
      `users, generate_series(0, ${count - 1}) n WHERE users.phone = '${account}'`,
    ),
  );
  const applicants = `(SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total
    FROM users WHERE role = 'NORMA' AND NOT disabled) users`;
  await asAdmin(
    databaseUrl,
    ...ofAccounts,
    sessionsOf(
      `'bench-polling-' || n`,
      `generate_series(0, ${pollingUsers - 1}) n JOIN ${applicants} ON users.place = n % users.total`,
    ),
    'ANALYZE sessions',
  );
}
