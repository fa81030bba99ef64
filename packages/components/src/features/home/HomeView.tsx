import type { AreaConfig, Banner, HomeStatistics, ProductHome } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import type { BannerSlide } from '../../patterns/FrontPage/bannerSlide.js';
import { FrontPage } from '../../patterns/FrontPage/FrontPage.js';
import { GuideSteps } from '../../patterns/FrontPage/GuideSteps.js';
import { LogoWall } from '../../patterns/FrontPage/LogoWall.js';
import { useHomeCopy } from './copy.js';
import { homeFigures } from './homeFigures.js';
import { homeTasks, type HomeTaskLinks } from './homeTasks.js';
import { LatestNews } from './LatestNews.js';
import type { LatestNewsLinks } from './LatestNewsView.js';
import { ProductQuickFilters } from './ProductQuickFilters.js';
import { RecommendedProducts, type RecommendedProductsProps } from './RecommendedProducts.js';

export interface HomeViewProps extends HomeTaskLinks, LatestNewsLinks, RecommendedProductsProps {
  /** The region's banners and partners. */
  readonly config?: Pick<AreaConfig, 'banners' | 'partnerLogos'> | undefined;
  /** The market's offers; undefined while loading. */
  readonly home?: ProductHome | undefined;
  /** The platform's figures; undefined while loading, null if unavailable. */
  readonly statistics?: HomeStatistics | null | undefined;
  /** `AnnouncementStrip`, above all. */
  readonly announcements?: ReactNode;
  /** Link of a banner: a path of the site. */
  readonly linkTo: (path: string) => LinkTarget;
  readonly newsList: LinkTarget;
  /** Called with the query of a product list. */
  readonly onFind: (query: URLSearchParams) => void;
  /** The latest policies, which may load later, and a link to all of them. */
  readonly policies?: { readonly content: ReactNode; readonly all: LinkTarget } | undefined;
}

/** The public front page: tasks, figures, products, news, operators. */
export function HomeView(props: HomeViewProps) {
  const { config, home, statistics, products, newsList, onFind, linkTo, policies, announcements } =
    props;
  const copy = useHomeCopy();
  const pictureUrl = usePictureUrl();
  const slideOf = ({ id, title, subtitle, imageUrl, link }: Banner): BannerSlide => ({
    id,
    title,
    sentence: subtitle ?? undefined,
    picture: pictureUrl(imageUrl),
    link: link ? { label: copy.bannerLink, ...linkTo(link) } : undefined,
  });
  const banners = (config?.banners ?? []).map(slideOf);
  const own: BannerSlide = { id: 'own', title: copy.bannerTitle, sentence: copy.bannerText };
  const logos = (config?.partnerLogos ?? []).map(({ name, imageUrl }) => ({
    name,
    picture: pictureUrl(imageUrl) ?? imageUrl,
  }));
  return (
    <FrontPage
      announcements={announcements}
      banner={{
        slides: banners.length > 0 ? banners : [own],
        search: (
          <ProductQuickFilters
            categories={home?.categories ?? []}
            action={products.href}
            onFind={onFind}
          />
        ),
      }}
      figures={
        statistics === undefined
          ? 'loading'
          : statistics
            ? homeFigures(statistics, copy)
            : undefined
      }
      tasks={homeTasks(props, copy)}
      offers={{
        title: copy.recommended,
        all: { label: copy.allProducts, ...products },
        content: <RecommendedProducts {...props} />,
      }}
      news={{
        title: copy.news,
        all: { label: copy.allNews, ...newsList },
        content: <LatestNews {...props} />,
      }}
      aside={{
        title: copy.guide,
        content: (
          <GuideSteps
            steps={[
              { title: copy.guideVerify, text: copy.guideVerifyText },
              { title: copy.guideCompare, text: copy.guideCompareText },
              { title: copy.guideFollow, text: copy.guideFollowText },
            ]}
          />
        ),
      }}
      more={[
        ...(policies
          ? [
              {
                title: copy.latestPolicies,
                all: { label: copy.allPolicies, ...policies.all },
                content: policies.content,
              },
            ]
          : []),
        ...(logos.length > 0
          ? [{ title: copy.partners, content: <LogoWall logos={logos} />, isDecorative: true }]
          : []),
      ]}
    />
  );
}
