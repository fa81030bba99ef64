import { getProductHome } from '@huiqi/sdk';
import {
  HomeBanner,
  LatestNews,
  ProductQuickFilters,
  RecommendedProducts,
} from '@huiqi/components/home';
import { formatProductFilters } from '@huiqi/components/products';
import { useOperation } from '@huiqi/components/provider';
import { useSite } from '../boot/SiteContext.js';
import * as css from './pages.css.js';
import { productPath } from './paths.js';
import { productHref } from './productHref.js';
import { useGo } from './useGo.js';

export function Page() {
  const go = useGo();
  const { config } = useSite();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  return (
    <div className={css.stack}>
      <HomeBanner
        banner={config.banners[0]}
        bankCount={home.data?.bankCount}
        productCount={home.data?.productCount}
        loansHref="/loan"
        onOpenLoans={() => go('/loan')}
      />
      <ProductQuickFilters
        categories={home.data?.categories ?? []}
        onFind={(filters) => go(`/loan?${formatProductFilters(filters)}`)}
      />
      <RecommendedProducts
        hrefForProduct={productHref}
        onOpenProduct={(product) => go(productPath(product))}
      />
      <LatestNews />
    </div>
  );
}
