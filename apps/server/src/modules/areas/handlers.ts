import type { Banner } from '@huiqi/sdk';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { pageSwitches } from './pageSwitches.js';
import {
  findRegion,
  findRegionPage,
  findSetting,
  listAreasOfStaff,
  listChildren,
  listProvinces,
  listRegions,
  listServedAreas,
  readAreaTree,
} from './repository.js';

/** Settings that hold the banners of a page; the home page is missing because its banners belong to the region. */
const bannerSettings: ReadonlyMap<string, string> = new Map([
  ['SUPERVISION', 'DEMAND_OVERSEE_BANNER'],
  ['POLICY', 'POLICY_BANNER'],
]);

export const handlers = {
  getCurrentArea: async ({ db }) => {
    const [first] = await listRegions(db);
    if (!first) throw notFound();
    return first;
  },

  listHomePageAreas: ({ db }) => listRegions(db),

  listSubAreas: ({ db, input }) => listChildren(db, input.id),

  getAreaConfig: async ({ db, input }) => {
    return existing(await findRegion(db, input)).config;
  },

  listAreaTree: ({ db }) => readAreaTree(db),

  listProvinces: ({ db }) => listProvinces(db),

  listAreas: ({ db }) => listServedAreas(db),

  listBackstageAreas: ({ db, user }) => listAreasOfStaff(db, user.id),

  listBanners: async ({ db, input: { position = 'HOME', ...query } }) => {
    if (position === 'HOME') return (await findRegion(db, query))?.config.banners ?? [];
    const name = bannerSettings.get(position);
    const setting = name === undefined ? undefined : await findSetting(db, name);
    return JSON.parse(setting?.value ?? '[]') as Banner[];
  },

  getSystemConfig: async ({ db, input: { name } }) => {
    return existing(await findSetting(db, name));
  },

  getPageConfig: async ({ db, input: { page, ...query } }) => {
    const region = existing(await findRegion(db, query));
    const { title, texts } = existing(await findRegionPage(db, region.key, page));
    return { page, title, texts, switches: pageSwitches(page, region.config) };
  },
} satisfies Handlers;
