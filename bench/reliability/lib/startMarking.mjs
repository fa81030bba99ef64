import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Writes marks to the table `probe` one after the other, on a further connection when one is lost: `marks` are those that were
 * acknowledged, each with its time.
 */
export function startMarking(connectionString, name) {
  const state = { isEnding: false };
  const marks = [];
  let tried = 0;
  const write = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
    // The statement in progress fails too.
    client.on('error', () => {});
    try {
      await client.connect();
      while (!state.isEnding) {
        tried += 1;
        const mark = `${name}-${tried}`;
        await client.query('INSERT INTO probe (mark) VALUES ($1)', [mark]);
        marks.push({ at: Date.now(), mark });
      }
    } catch {
      await sleep(100);
    } finally {
      client.end().catch(() => {});
    }
  };
  const work = (async () => {
    while (!state.isEnding) await write();
  })();
  return {
    marks,
    /** Ends with the statement in progress; resolves with the marks. */
    end: async () => {
      state.isEnding = true;
      await work;
      return marks;
    },
  };
}
