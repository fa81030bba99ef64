import { admin } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  listHandlingTimes: { as: admin, input: {} },
  saveHandlingTime: { as: admin, input: { body: { desk: 'POLICY', kind: null, days: 8 } } },
}));
