import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({
  listOverseenDemands: { as: owner, input: { overdue: true } },
  getOverseeStatistics: { as: owner, input: {} },
}));
