import { admin } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({
  listHandlingTimes: { as: admin, input: {} },
  saveHandlingTime: { as: admin, input: { body: { desk: 'POLICY', kind: null, days: 8 } } },
}));
