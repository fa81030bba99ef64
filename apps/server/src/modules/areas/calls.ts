import { operator, owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  getCurrentArea: { as: owner, input: {} },
  listHomePageAreas: { as: owner, input: {} },
  listSubAreas: { as: owner, input: { id: '500000' } },
  getAreaConfig: { as: owner, input: {} },
  listAreaTree: { as: owner, input: {} },
  listProvinces: { as: owner, input: {} },
  listAreas: { as: owner, input: {} },
  listBackstageAreas: { as: operator, input: {} },
  listBanners: { as: owner, input: { position: 'SUPERVISION' } },
  getSystemConfig: { as: owner, input: { name: 'DEMAND_OVERSEE_BANNER' } },
  getPageConfig: { as: owner, input: { page: 'quotacal' } },
}));
