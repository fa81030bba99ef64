import { getHomeStatistics, getProductHome, type ManagedRegion } from '@huiqi/sdk';
import { isReadableBrand } from '@huiqi/sdk/domain';
import type { CSSProperties } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { useOperation } from '../../../provider/useOperation.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { variableName } from '../../../theme/variableName.js';
import { HomeView } from '../../home/HomeView.js';
import { useManagementCopy } from '../copy.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { PreviewFrame } from './PreviewFrame.js';
import * as css from './regionPreview.css.js';

export interface RegionPreviewProps {
  readonly region: ManagedRegion;
}

const primary = `--${variableName(['color', 'primary'])}`;

/** Links of a preview lead nowhere. */
const nowhere = { href: '#', onOpen: () => undefined };
const linkTo = () => nowhere;

/** A region as visitors will see it: its logo, colour, front page, contacts and filings. Offers and figures are real ones. */
export function RegionPreview({ region }: RegionPreviewProps) {
  const copy = useManagementCopy();
  const fields = useManagedFieldsCopy();
  const pictureUrl = usePictureUrl();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  const statistics = useOperation(getHomeStatistics, {}, { staleTime: 60_000 });
  const { logoUrl, local, name, brandColor, platformBusiness } = region;
  const colour = brandColor !== null && isReadableBrand(brandColor) ? brandColor : undefined;
  const shown = (items: readonly { imageUrl: string }[]) => items.filter((one) => one.imageUrl);
  // What is not filled in yet has no place.
  const config = {
    banners: shown(region.banners) as ManagedRegion['banners'],
    partnerLogos: shown(region.partnerLogos) as ManagedRegion['partnerLogos'],
  };
  const contacts = [
    { term: fields.hotline, value: region.phone },
    { term: fields.hotlineHours, value: region.hotlineHours },
    { term: fields.email, value: region.email },
    { term: fields.businessAddress, value: region.businessAddress },
  ];
  const legal = [
    fillCopy(copy.sponsoredBy, { name: platformBusiness.sponsor }),
    fillCopy(copy.supportedBy, { name: platformBusiness.technicalSupport }),
    ...region.icpRemarks,
    region.policeRemark ?? '',
  ];
  return (
    <PreviewFrame>
      {(frame) => (
        <div className={frame}>
          <div
            className={colour === undefined ? css.site : `${css.site} ${css.branded}`}
            style={colour === undefined ? undefined : ({ [primary]: colour } as CSSProperties)}
          >
            <div className={css.header}>
              {logoUrl !== '' && (
                <img
                  className={css.logo}
                  src={pictureUrl(logoUrl) ?? logoUrl}
                  alt={fields.logoUrl}
                />
              )}
              <span className={css.name}>{fillCopy(copy.siteOf, { name: local || name })}</span>
            </div>
            <div className={css.page}>
              <HomeView
                config={config}
                home={home.data}
                statistics={statistics.isError ? null : statistics.data}
                phone={region.phone}
                linkTo={linkTo}
                products={nowhere}
                orders={nowhere}
                limitCalculator={region.counterLimitIndex ? nowhere : undefined}
                repaymentCalculator={region.counterRepaymentIndex ? nowhere : undefined}
                about={nowhere}
                newsList={nowhere}
                hrefForNews={() => '#'}
                onOpenNews={nowhere.onOpen}
                hrefForProduct={() => '#'}
                onOpenProduct={nowhere.onOpen}
                onFind={nowhere.onOpen}
              />
            </div>
            <dl className={css.footer}>
              {contacts
                .filter(({ value }) => value !== '')
                .map(({ term, value }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
            <p className={css.legal}>{legal.filter(Boolean).join('　')}</p>
          </div>
        </div>
      )}
    </PreviewFrame>
  );
}
