import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({
  getCurrentArea: { as: owner, input: {} },
  listHomePageAreas: { as: owner, input: {} },
  listSubAreas: { as: owner, input: { id: '500000' } },
  getAreaConfig: { as: owner, input: {} },
  listAreaTree: { as: owner, input: {} },
}));
