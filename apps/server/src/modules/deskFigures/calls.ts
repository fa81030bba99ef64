import { operator } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

const period = { from: '2026-01-01', until: '2026-06-30', groupBy: 'BANK' } as const;

export const calls = defineCalls(() => ({
  getDueWork: { as: operator, input: {} },
  getDeskStatistics: { as: operator, input: period },
  exportDeskStatistics: { as: operator, input: period },
}));
