import type { Banner } from '@huiqi/sdk';
import { ConfiguredPageLabels } from '@huiqi/sdk/domain';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { pageSwitches } from './pageSwitches.js';
import { shownBanners } from './shownBanners.js';
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

/** Where the banners of a page stand: in the region, else in a setting of the platform. */
const bannersOf = {
  HOME: { own: 'banners', setting: null },
  POLICY: { own: 'policyBanners', setting: 'POLICY_BANNER' },
  SUPERVISION: { own: 'supervisionBanners', setting: 'DEMAND_OVERSEE_BANNER' },
} as const;

export const handlers = {
  getCurrentArea: async ({ db }) => {
    const [first] = await listRegions(db);
    if (!first) throw notFound();
    return first;
  },

  listHomePageAreas: ({ db }) => listRegions(db),

  listSubAreas: ({ db, input }) => listChildren(db, input.id),

  getAreaConfig: async ({ db, input, now }) => {
    const { config } = existing(await findRegion(db, input));
    return { ...config, banners: shownBanners(config.banners, now()) };
  },

  listAreaTree: ({ db }) => readAreaTree(db),

  listProvinces: ({ db }) => listProvinces(db),

  listAreas: ({ db }) => listServedAreas(db),

  listBackstageAreas: ({ db, user }) => listAreasOfStaff(db, user.id),

  listBanners: async ({ db, now, input: { position = 'HOME', ...query } }) => {
    if (!Object.hasOwn(bannersOf, position)) return [];
    const { own, setting } = bannersOf[position as keyof typeof bannersOf];
    const banners = shownBanners((await findRegion(db, query))?.config[own] ?? [], now());
    if (banners.length > 0 || setting === null) return banners;
    return JSON.parse((await findSetting(db, setting))?.value ?? '[]') as Banner[];
  },

  getSystemConfig: async ({ db, input: { name } }) => {
    return existing(await findSetting(db, name));
  },

  getPageConfig: async ({ db, input: { page, ...query } }) => {
    const region = existing(await findRegion(db, query));
    const { title, texts } = (await findRegionPage(db, region.key, page)) ?? {
      title: ConfiguredPageLabels[page],
      texts: [],
    };
    return { page, title, texts, switches: pageSwitches(page, region.config) };
  },
} satisfies Handlers;
