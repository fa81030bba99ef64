import { expect, it } from 'vitest';
import { readStatisticsChoice } from './statisticsQuery.js';

const now = Date.parse('2026-11-20T02:00:00.000Z');

it.each([
  ['', { from: '2026-08-29', until: '2026-11-20', groupBy: 'WEEK' }],
  [
    'from=2026-11-01&until=2026-11-10&groupBy=BANK',
    { from: '2026-11-01', until: '2026-11-10', groupBy: 'BANK' },
  ],
  [
    'from=2026-11-12&until=2026-11-10',
    { from: '2026-11-10', until: '2026-11-10', groupBy: 'WEEK' },
  ],
  ['from=nonsense&groupBy=NOTHING', { from: '2026-08-29', until: '2026-11-20', groupBy: 'WEEK' }],
])('%s is read as a period and a grouping', (query, choice) => {
  expect(readStatisticsChoice(new URLSearchParams(query), now)).toEqual(choice);
});
