import { getProductHome } from '@huiqi/sdk';
import {
  HomeBanner,
  LatestNews,
  ProductQuickFilters,
  RecommendedProducts,
} from '@huiqi/components/home';
import { useOperation } from '@huiqi/components/provider';
import { useSite } from '../../boot/SiteContext.js';
import * as css from './home.css.js';
import { useGo } from '../../routes/useGo.js';
import { productPaths } from '../products/paths.js';

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
        onFind={(query) => go(`${productPaths.products()}?${String(query)}`)}
      />
      <RecommendedProducts
        hrefForProduct={productPaths.product}
        onOpenProduct={(product) => go(productPaths.product(product))}
      />
      <LatestNews />
    </div>
  );
}
