import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure } from '../report.js';
import type { Running } from '../server/processes.js';
import { pollingToken, pollingUsers } from './addSessions.js';

const everySeconds = 30;
const warmSeconds = 8;
const seconds = 15;

/** Status of a response that was read to its end; 0 if there was none. */
const statusOf = (url: string, agent: Agent, token: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'x-access-token': token } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });

/**
 * How long the unread count takes while every user polls it, over 200 connections. Requests are due at equal distances, and each
 * is timed from when it was due: what waits for a slow one before it counts too. (autocannon sends those of a second at its beginning.)
 * The first seconds are not timed, in which the server compiles what it runs.
 */
export async function measurePolling(server: Running, path: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const perMs = pollingUsers / everySeconds / 1_000;
  const warm = Math.round(perMs * warmSeconds * 1_000);
  const total = warm + perMs * seconds * 1_000;
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failed = 0;
  const start = performance.now();
  const ask = async (n: number) => {
    const token = pollingToken((n * 7_919) % pollingUsers);
    if ((await statusOf(server.url + path, agent, token)) !== 200) failed += 1;
    if (n >= warm) times.push(performance.now() - start - n / perMs);
  };
  while (asked.length < total) {
    while (asked.length < Math.min(total, (performance.now() - start) * perMs))
      asked.push(ask(asked.length));
    await wait(1);
  }
  await Promise.all(asked);
  agent.destroy();
  times.sort((one, other) => one - other);
  const slowest = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const name = `${pollingUsers.toLocaleString('en')} users polling the unread count`;
  return [
    { name, value: (total * 1_000) / (performance.now() - start), unit: 'requests/s' },
    { name: `${name}: median`, value: slowest(0.5), unit: 'ms' },
    atMost(`${name}: refused or failed`, failed, 0, 'requests'),
    atMost(`${name}: p99`, slowest(0.99), 100, 'ms'),
  ];
}
