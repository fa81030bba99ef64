import { setTimeout as wait } from 'node:timers/promises';
import { atMost, median, type Figure } from '../report.js';
import { residentOf, startServer } from '../server/processes.js';

const restMs = 10_000;

/** How long a server takes from its start until it is ready on a migrated database, and what it has at rest. */
export async function measureStart(
  port: number,
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Figure[]> {
  const seconds: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const server = await startServer(port, settings);
    seconds.push((performance.now() - began) / 1_000);
    await wait(restMs);
    resident.push(residentOf(server.pid));
    await server.stop();
  }
  return [
    atMost('start until ready, migrated database', median(seconds), 1.5, 's'),
    atMost('memory at rest', median(resident), 250, 'MB'),
  ];
}
