import { bankOfficer } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({
  getRelationNetwork: { as: bankOfficer, input: {} },
}));
