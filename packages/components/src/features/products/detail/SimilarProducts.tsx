import { InterestRateTypeLabels, listProducts, type Product, type ProductDetail } from '@huiqi/sdk';
import { formatPercentRange, formatWanFigure } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { productTarget } from '../../../provider/productLink.js';
import { useScopeInput } from '../../../provider/productScope.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Mark } from '../../../patterns/page/Mark.js';
import { NewTabMark } from '../../../ui/LinkButton/NewTabMark.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useProductDetailCopy } from './copy.js';
import * as css from './SimilarProducts.css.js';

export interface SimilarProductsProps {
  readonly product: Pick<ProductDetail, 'id' | 'productCategoryId' | 'productCategoryName'>;
  readonly linkTo: (product: Product) => LinkTarget;
  /** All of the category. */
  readonly all: LinkTarget;
}

const most = 3;

/** Other products of the category, for users who are not eligible for this one. */
export function SimilarProducts({ product, linkTo, all }: SimilarProductsProps) {
  const copy = useProductDetailCopy();
  const pictureUrl = usePictureUrl();
  const scope = useScopeInput();
  // One more, as the product itself may be among them.
  const input = {
    productCategoryId: product.productCategoryId,
    index: 1,
    size: most + 1,
    ...scope,
  };
  const query = useOperation(listProducts, input, { staleTime: 300_000 });
  return (
    <DataState state={toDataState(query)} loading={<Skeleton lines={most} />}>
      {({ content }) => (
        <>
          <ul className={css.list}>
            {content
              .filter(({ id }) => id !== product.id)
              .slice(0, most)
              .map((one) => {
                const link = productTarget(one, linkTo(one));
                return (
                  <li key={one.id}>
                    <a className={css.item} {...linkProps(link)}>
                      <Mark
                        src={pictureUrl(one.listImage ?? one.logoImgUrl)}
                        name={one.bankName}
                        size={40}
                      />
                      <span className={css.names}>
                        <span className={css.name}>
                          {one.name}
                          {link.target && <NewTabMark />}
                        </span>
                        <span className={css.muted}>{one.bankName}</span>
                      </span>
                      <span className={css.figures}>
                        <span className={css.limit}>
                          {localized(copy, formatWanFigure)(one.maxLoanLimit)}
                          {copy.perWan}
                        </span>
                        <span className={css.muted}>
                          {localized(copy, InterestRateTypeLabels)[one.interestRateType]}{' '}
                          {localized(copy, formatPercentRange)(
                            one.minInterestRate,
                            one.maxInterestRate,
                          )}
                        </span>
                      </span>
                    </a>
                  </li>
                );
              })}
          </ul>
          <p className={css.all}>
            <a className={css.allLink} {...linkProps(all)}>
              {fillCopy(copy.similarAll, { category: product.productCategoryName })}
            </a>
          </p>
        </>
      )}
    </DataState>
  );
}
