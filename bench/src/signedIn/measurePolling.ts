import autocannon from 'autocannon';
import { atMost, type Figure } from '../report.js';
import type { Running } from '../server/processes.js';
import { pollingToken, pollingUsers } from './addSessions.js';

const everySeconds = 30;
const seconds = 15;

/** How long the unread count takes while every user polls it, from one process over 200 connections. */
export async function measurePolling(server: Running, path: string): Promise<Figure[]> {
  let user = 0;
  const overallRate = Math.round(pollingUsers / everySeconds);
  const { latency, requests, non2xx, errors } = await autocannon({
    url: server.url + path,
    requests: [
      {
        setupRequest: (request) => {
          user = (user + 7_919) % pollingUsers;
          return { ...request, headers: { 'x-access-token': pollingToken(user) } };
        },
      },
    ],
    connections: 200,
    duration: seconds,
    overallRate,
  });
  const name = `${pollingUsers.toLocaleString('en')} users polling the unread count`;
  return [
    { name, value: requests.average, unit: 'requests/s' },
    { name: `${name}: median`, value: latency.p50, unit: 'ms' },
    atMost(`${name}: refused or failed`, non2xx + errors, 0, 'requests'),
    atMost(`${name}: p99`, latency.p99, 100, 'ms'),
  ];
}
