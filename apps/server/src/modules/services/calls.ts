import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  listServiceTypes: { as: owner, input: {} },
  listServiceSubtypes: { as: owner, input: { id: '3', dicId: '103' } },
  listServiceProducts: {
    as: owner,
    input: { serviceTypeBig: 'IP', serviceMode: 'INTERNET_SERVICE', keyword: '专利' },
  },
  getServiceProduct: { as: owner, input: { id: '8001' } },
  listProductsOfOrganisation: { as: owner, input: { id: '801', size: 2 } },
  getServiceHome: { as: owner, input: {} },
  listServiceOrganisations: { as: owner, input: { keyword: '重庆' } },
}));
