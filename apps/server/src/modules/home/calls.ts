import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({
  listLatestNews: { as: owner, input: {} },
  listNews: { as: owner, input: { index: 2, size: 5 } },
  getNews: { as: owner, input: { newsId: '1' } },
  getHomeStatistics: { as: owner, input: {} },
  getIndexStatistics: { as: owner, input: {} },
  getBigScreen: { as: owner, input: {} },
  addView: { as: owner, input: {} },
  getCreditRepairInfo: { as: owner, input: {} },
}));
