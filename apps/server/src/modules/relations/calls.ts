import { bankOfficer } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  getRelationNetwork: { as: bankOfficer, input: {} },
}));
