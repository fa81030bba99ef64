import { getProductHome, listWechatProducts } from '@huiqi/sdk';
import { pageSizes, httpsUrl } from '@huiqi/sdk/domain';
import { ListView } from '../../patterns/ListView/ListView.js';
import { offerGrid } from '../../patterns/page/offerCard.css.js';
import { fillCopy } from '../../provider/copy.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { CategoryHead } from './category/CategoryHead.js';
import { page } from './category/CategoryHead.css.js';
import { useCategoryCopy } from './category/copy.js';
import { categoryLinks } from './category/categoryLinks.js';
import { useProductsCopy } from './copy.js';
import type { ProductPaths } from './paths.js';
import { ProductCard } from './list/ProductCard.js';
import { productListLinks } from './list/productListLinks.js';
import { WechatCode } from './detail/WechatCode.js';
import { wechatFilterLabels, wechatFilters } from './list/wechatFilters.js';

export type WechatProductsScreenProps = ScreenProps<ProductPaths>;

/** Products applied for in WeChat, each with its code. */
export function WechatProductsScreen(props: WechatProductsScreenProps) {
  const { query, setQuery, pageSize } = props;
  const copy = useProductsCopy();
  const categoryCopy = useCategoryCopy();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  const { hrefForProduct, onOpenProduct } = productListLinks(props);
  const products = useOperationList(listWechatProducts, {
    filters: wechatFilters,
    labels: wechatFilterLabels(copy, home.data?.categories),
    values: wechatFilters.parse(query),
    onValuesChange: (values, change) => setQuery(wechatFilters.format(values), change),
    size: pageSize ?? pageSizes.products,
  });
  return (
    <div className={page}>
      <CategoryHead
        title={categoryCopy.wechat}
        line={categoryCopy.wechatLine}
        links={categoryLinks(props, 'wechat', categoryCopy)}
      />
      <ListView
        {...products}
        title={categoryCopy.wechat}
        level="hidden"
        skeleton="cards"
        countText={(n) => fillCopy(copy.total, { n })}
        empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      >
        {(rows) => (
          <ul className={offerGrid}>
            {rows.map((product) => {
              const url = httpsUrl(product.sfPlatformUrl);
              return (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    hrefForProduct={hrefForProduct}
                    onOpenProduct={onOpenProduct}
                    choice={url && <WechatCode url={url} name={product.name} />}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </ListView>
    </div>
  );
}
