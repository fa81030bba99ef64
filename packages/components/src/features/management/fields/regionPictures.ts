import type { ManagedRegion } from '@huiqi/sdk';
import type { Codec } from './codecs.js';
import { listFrom } from './policyFiles.js';

export type RegionBanner = ManagedRegion['banners'][number];
export type RegionPartner = ManagedRegion['partnerLogos'][number];

/** Banners that a region can do without. */
export const someBanners: Codec<RegionBanner[] | undefined, RegionBanner[]> = {
  toText: (value = []) => JSON.stringify(value),
  toValue: (typed) => [...listFrom<RegionBanner>(typed)],
};

/** Banners, one per line. */
export const bannersText = (typed: string): string =>
  listFrom<RegionBanner>(typed)
    .map(({ title, subtitle, link, imageUrl, validFrom, validUntil }) => {
      const days = validFrom || validUntil ? `${validFrom ?? ''}～${validUntil ?? ''}` : '';
      return [title, subtitle, days, link, imageUrl].filter(Boolean).join(' · ');
    })
    .join('\n');

/** Partners, one per line. */
export const partnersText = (typed: string): string =>
  listFrom<RegionPartner>(typed)
    .map(({ name, imageUrl }) => `${name} · ${imageUrl}`)
    .join('\n');
