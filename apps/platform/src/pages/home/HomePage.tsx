import { HomeView } from '@huiqi/components/home';
import { useOperation } from '@huiqi/components/provider';
import { getProductHome } from '@huiqi/sdk';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { withQuery } from '../../routes/withQuery.js';
import { orderPaths } from '../orders/paths.js';
import { productPaths } from '../products/paths.js';

export function Page() {
  const go = useGo();
  const { config } = useSite();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  const link = (href: string) => ({ href, onOpen: () => go(href) });
  return (
    <HomeView
      banner={config.banners[0]}
      home={home.data}
      phone={config.phone}
      products={link(productPaths.products())}
      orders={link(orderPaths.orders())}
      about={link('/aboutUs')}
      hrefForProduct={productPaths.product}
      onOpenProduct={(product) => go(productPaths.product(product))}
      onFind={(query) => go(withQuery(productPaths.products(), Object.fromEntries(query)))}
    />
  );
}
