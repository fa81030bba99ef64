import type { ManagedRegion } from '@huiqi/sdk';
import type { Codec } from './codecs.js';
import { listFrom } from './policyFiles.js';

export type RegionBanner = ManagedRegion['banners'][number];
type RegionPartner = ManagedRegion['partnerLogos'][number];
/** Partners have ids only while they are typed, as their names change and their places do. */
export type TypedPartner = RegionPartner & { readonly id: string };

/** An id that no other item has. */
export function freeId(items: readonly { readonly id: string }[]): string {
  let at = items.length + 1;
  while (items.some(({ id }) => id === String(at))) at += 1;
  return String(at);
}

/** Banners that a region can do without. */
export const someBanners: Codec<RegionBanner[] | undefined, RegionBanner[]> = {
  toText: (value = []) => JSON.stringify(value),
  toValue: (typed) => [...listFrom<RegionBanner>(typed)],
};

/** The typed partners; those that were never changed have the id of their place. */
export const partnersFrom = (typed: string): TypedPartner[] =>
  listFrom<RegionPartner & Partial<TypedPartner>>(typed).map((partner, at) => ({
    id: String(at + 1),
    ...partner,
  }));

export const partnerLogos: Codec<RegionPartner[]> = {
  toText: (value) => JSON.stringify(value),
  toValue: (typed) => partnersFrom(typed).map(({ id: _id, ...partner }) => partner),
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
