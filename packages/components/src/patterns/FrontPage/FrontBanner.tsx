import type { ReactNode } from 'react';
import { bannerLabels, type BannerLabels, type BannerSlide } from './bannerSlide.js';
import { BannerSlides } from './BannerSlides.js';
import * as css from './FrontBanner.css.js';

export interface FrontBannerProps {
  /** At least one; the title of the first is the h1 of the page. */
  readonly slides: readonly BannerSlide[];
  /** The search on a white background. */
  readonly search: ReactNode;
  /** Defaults to Chinese. */
  readonly labels?: BannerLabels | undefined;
}

/** The site's purpose and the search. */
export function FrontBanner({ slides, search, labels = bannerLabels }: FrontBannerProps) {
  return (
    <header className={css.banner}>
      <div className={css.slides}>
        <BannerSlides slides={slides} labels={labels} />
      </div>
      <div className={css.search}>{search}</div>
    </header>
  );
}
