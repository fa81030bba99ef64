import { isUnavailable } from './isUnavailable.js';

type Ask = () => Promise<string>;

/** How long the database has before the replica is asked too. */
const patienceMs = 500;

const rejectAfter = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms).unref();
  });
  return { late, stop: () => clearTimeout(timer) };
};

/**
 * Asks for the version of the public tables, and the replica as well if the database is unavailable or late. The replica may
 * be behind: a version below one that was seen already is not taken, so that no caller sees less than one before.
 */
export function askWithStandIn(ask: Ask, askReplica: Ask): Ask {
  let seen = 0n;
  const see = (version: string) => {
    const found = BigInt(version);
    if (found > seen) seen = found;
    return version;
  };
  const askBehind = async () => {
    const version = await askReplica();
    if (BigInt(version) < seen) throw new Error('The replica is behind');
    return see(version);
  };
  return async () => {
    const first = ask().then(see);
    const { late, stop } = rejectAfter(patienceMs);
    try {
      return await Promise.race([first, late]);
    } catch (error) {
      const isLate = error instanceof Error && error.message === 'late';
      if (!isLate && !isUnavailable(error)) throw error;
      // The connection to the replica may have been to the node that is lost; the next one is not. If neither responds,
      // the database's own error says more.
      return await Promise.any([first, askBehind().catch(askBehind)]).catch(() => first);
    } finally {
      stop();
    }
  };
}
