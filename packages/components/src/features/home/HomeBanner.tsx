import type { Banner } from '@huiqi/sdk';
import { formatThousands, isOwnPath } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import * as css from './home.css.js';
import { useHomeCopy } from './copy.js';

export interface HomeBannerProps {
  /** The region's banner; our own words unless given. */
  readonly banner?: Banner | undefined;
  readonly bankCount?: number | undefined;
  readonly productCount?: number | undefined;
  readonly loansHref: string;
  readonly onOpenLoans?: (() => void) | undefined;
}

/** What this place is for, in five seconds. */
export function HomeBanner(props: HomeBannerProps) {
  const { banner, bankCount, productCount, loansHref, onOpenLoans } = props;
  const copy = useHomeCopy();
  const pictureUrl = usePictureUrl();
  // Own paths only: the link comes from a configuration.
  const own = banner?.link && isOwnPath(banner.link) ? banner.link : undefined;
  const counts = [
    [copy.banks, bankCount, copy.unitBanks],
    [copy.products, productCount, copy.unitProducts],
  ] as const;
  return (
    <section className={css.banner} aria-label={banner?.title ?? copy.bannerTitle}>
      {banner && <img className={css.picture} src={pictureUrl(banner.imageUrl)} alt="" />}
      <div className={css.words}>
        <h1 className={css.bannerTitle}>{banner?.title ?? copy.bannerTitle}</h1>
        <p className={css.bannerText}>{banner?.subtitle ?? copy.bannerText}</p>
        <dl className={css.figures}>
          {counts.map(
            ([label, value, unit]) =>
              value !== undefined && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={css.figure}>
                    {formatThousands(value)}
                    {unit}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <LinkButton
          size="large"
          href={own ?? loansHref}
          onClick={own ? undefined : onPlainClick(onOpenLoans)}
        >
          {copy.toLoans}
        </LinkButton>
      </div>
    </section>
  );
}
