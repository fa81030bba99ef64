import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  listOverseenDemands: { as: owner, input: { overdue: true } },
  getOverseeStatistics: { as: owner, input: {} },
  listSupervisedCompanies: {
    as: owner,
    input: { body: { index: 1, size: 10, keyword: '食品' } },
  },
  getSupervisedCompany: { as: owner, input: { id: '1' } },
}));
