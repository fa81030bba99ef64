import { formatDate } from '@huiqi/sdk/domain';
import type { Banner } from '@huiqi/sdk';
import type { DatedBanner } from '../../schema/areas.js';

/** The banners that are shown on the day of `now` in China. */
export function shownBanners(banners: readonly DatedBanner[], now: Date): Banner[] {
  const today = formatDate(now);
  return banners
    .filter(
      ({ validFrom, validUntil }) =>
        (validFrom ?? today) <= today && today <= (validUntil ?? today),
    )
    .map(({ validFrom: _from, validUntil: _until, ...banner }) => banner);
}
