import { operator } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({
  getDueWork: { as: operator, input: {} },
  getDeskStatistics: {
    as: operator,
    input: { from: '2026-01-01', until: '2026-06-30', groupBy: 'BANK' },
  },
}));
