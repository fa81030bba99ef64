import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

const id = '5001';

export const calls = defineCalls(() => ({
  getPolicyStatistic: { as: owner, input: { keyword: '补助' } },
  listPolicies: { as: owner, input: { grade: 'COUNTY', publishOrgId: '8' } },
  getPolicy: { as: owner, input: { id } },
  addPolicyView: { as: owner, input: { id } },
  listFrontPolicies: { as: owner, input: { index: 2 } },
  listFrontApplications: { as: owner, input: {} },
  getPolicyServiceEffect: { as: owner, input: {} },
  listNewestPolicies: { as: owner, input: {} },
  listDeclarablePolicies: { as: owner, input: {} },
  listPolicyApplyRecords: { as: owner, input: {} },
  getPolicyHome: { as: owner, input: {} },
  listFavouritePolicies: { as: owner, input: { size: 2 } },
  listPushedPolicies: { as: owner, input: {} },
  listRecommendedPolicies: { as: owner, input: {} },
  getPolicySearchMenu: { as: owner, input: {} },
  searchPolicies: {
    as: owner,
    input: { keyword: '企业', category: 'TECHNOLOGY', declare: true, views: 'DESC' },
  },
  togglePolicyFavourite: { as: owner, input: { body: { policyId: id, favourite: true } } },
  downloadPolicyTemplate: { as: owner, input: { id: '1' } },
}));
