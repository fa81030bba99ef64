import type { Banner, Product, ProductHome } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { FrontPage } from '../../patterns/FrontPage/FrontPage.js';
import type { FrontTask } from '../../patterns/FrontPage/TaskTiles.js';
import { useHomeCopy } from './copy.js';
import { LatestNews } from './LatestNews.js';
import { ProductQuickFilters } from './ProductQuickFilters.js';
import { RecommendedProducts } from './RecommendedProducts.js';

export interface HomeViewProps {
  /** The region's own title and sentence. */
  readonly banner?: Pick<Banner, 'title' | 'subtitle'> | undefined;
  /** What the market offers; undefined while it loads. */
  readonly home?: ProductHome | undefined;
  /** The region's hotline. */
  readonly phone: string;
  readonly products: LinkTarget;
  /** The user's orders. */
  readonly orders: LinkTarget;
  /** What the platform is. */
  readonly about: LinkTarget;
  readonly hrefForProduct: (product: Product) => string;
  /** Handles a plain click; new tabs and windows stay the browser's. */
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
  /** Is called with the query of a product list. */
  readonly onFind: (query: URLSearchParams) => void;
}

/** The public front page: what can be done here, products, news. */
export function HomeView(props: HomeViewProps) {
  const { banner, home, phone, products, orders, about, onFind, ...links } = props;
  const copy = useHomeCopy();
  const tasks: FrontTask[] = [
    {
      icon: 'bank',
      label: copy.taskApply,
      line: home && fillCopy(copy.taskApplyLine, { n: formatThousands(home.productCount) }),
      ...products,
    },
    { icon: 'clock', label: copy.taskOrders, line: copy.taskOrdersLine, ...orders },
    {
      icon: 'phone',
      label: copy.taskCall,
      line: phone,
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
    },
    { icon: 'info', label: copy.taskAbout, line: copy.taskAboutLine, ...about },
  ];
  const counts = home && {
    banks: formatThousands(home.bankCount),
    products: formatThousands(home.productCount),
  };
  return (
    <FrontPage
      banner={{
        title: banner?.title ?? copy.bannerTitle,
        sentence: banner?.subtitle ?? (counts ? fillCopy(copy.counts, counts) : copy.bannerText),
        search: <ProductQuickFilters categories={home?.categories ?? []} onFind={onFind} />,
      }}
      tasks={tasks}
      offers={{
        title: copy.recommended,
        all: { label: copy.allProducts, ...products },
        content: <RecommendedProducts {...links} />,
      }}
      more={[{ title: copy.news, content: <LatestNews /> }]}
    />
  );
}
