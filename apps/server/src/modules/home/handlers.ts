import { formatDate } from '@huiqi/sdk/domain';
import { ApiError, existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import { countUse } from '../../security/rateLimit.js';

import { creditRepair } from './creditRepair.js';
import { minuteMemo } from '../../db/minuteMemo.js';
import { findNews, listLatest, pageOfNews } from './repository.js';
import {
  countView,
  readBigScreen,
  readHomeStatistics,
  readIndexStatistics,
} from './statisticsRepository.js';

const homeStatistics = minuteMemo(readHomeStatistics);
const indexStatistics = minuteMemo(readIndexStatistics);
const bigScreen = minuteMemo(readBigScreen);

/** Limits the visits counted per address, so that one visitor cannot inflate the figure. */
const viewLimit = { max: 20, windowSeconds: 600 };

export const handlers = {
  listLatestNews: ({ db, region }) => listLatest(db, region),

  listNews: ({ db, input, region }) => pageOfNews(db, input, region),

  getNews: async ({ db, input }) => {
    return existing(await findNews(db, input.newsId));
  },

  getHomeStatistics: (call) => homeStatistics(call.db, call.now()),
  getIndexStatistics: (call) => indexStatistics(call.db, call.now()),
  getBigScreen: (call) => bigScreen(call.db, call.now()),

  addView: async ({ config, db, now, request }) => {
    const key = `view:${clientAddress(request, config)}`;
    try {
      await countUse(db, { ...viewLimit, key }, now());
    } catch (error) {
      // Further visits from the address are silently not counted.
      if (error instanceof ApiError) return null;
      throw error;
    }
    await countView(db, formatDate(now()));
    return null;
  },

  getCreditRepairInfo: async () => creditRepair,
} satisfies Handlers;
