import type { ManagedRegion } from '@huiqi/sdk';
import { listFrom } from './policyFiles.js';

export type RegionBanner = ManagedRegion['banners'][number];
export type RegionPartner = ManagedRegion['partnerLogos'][number];

/** Banners, one a line. */
export const bannersText = (typed: string): string =>
  listFrom<RegionBanner>(typed)
    .map(({ title, subtitle, link, imageUrl }) =>
      [title, subtitle, link, imageUrl].filter((part) => part !== null && part !== '').join(' · '),
    )
    .join('\n');

/** Partners, one a line. */
export const partnersText = (typed: string): string =>
  listFrom<RegionPartner>(typed)
    .map(({ name, imageUrl }) => `${name} · ${imageUrl}`)
    .join('\n');
