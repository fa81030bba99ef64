import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, median, type Figure } from '../report.js';
import { residentOf, startServer } from '../server/processes.js';

const restMs = 10_000;
const ticksPerSecond = 100;

/** Seconds of processor time that a process has taken, by the kernel's account. */
function processorOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = Number.NaN, system = Number.NaN] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
}

/**
 * How long a server takes from its start until it is ready on a migrated database, and what it has at rest. The processor
 * time of it can also be compared when the machine is busy.
 */
export async function measureStart(
  port: number,
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Figure[]> {
  const seconds: number[] = [];
  const processor: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const server = await startServer(port, settings);
    seconds.push((performance.now() - began) / 1_000);
    processor.push(processorOf(server.pid));
    await wait(restMs);
    resident.push(residentOf(server.pid));
    await server.stop();
  }
  return [
    atMost('start until ready, migrated database', median(seconds), 1.5, 's'),
    { name: 'the same: processor time', value: median(processor), unit: 's' },
    atMost('memory at rest', median(resident), 250, 'MB'),
  ];
}
