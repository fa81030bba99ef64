import { getProductHome, InterestRateTypeLabels, type Product } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { productTarget } from '../../provider/productLink.js';
import { useScopeInput } from '../../provider/productScope.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { OfferGrid, type Offer } from '../../patterns/FrontPage/OfferGrid.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useHomeCopy } from './copy.js';

export interface RecommendedProductsProps {
  readonly hrefForProduct: (product: Product) => string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
}

/** The platform's recommended products. */
export function RecommendedProducts({ hrefForProduct, onOpenProduct }: RecommendedProductsProps) {
  const copy = useHomeCopy();
  const pictureUrl = usePictureUrl();
  const query = useOperation(getProductHome, useScopeInput(), { staleTime: 300_000 });
  const offer = (product: Product): Offer => {
    const onOpen = onOpenProduct && (() => onOpenProduct(product));
    return {
      ...productTarget(product, { href: hrefForProduct(product), onOpen }),
      id: product.id,
      name: product.name,
      giver: product.bankName,
      mark: pictureUrl(product.listImage ?? product.logoImgUrl),
      value: formatThousands(product.maxLoanLimit),
      unit: copy.wan,
      note: fillCopy(copy.rateFrom, {
        kind: InterestRateTypeLabels[product.interestRateType],
        rate: formatPercent(product.minInterestRate),
      }),
    };
  };
  return (
    <DataState
      state={toDataState(query, ({ recommended }) => recommended.length === 0)}
      loading={<Skeleton shape="block" height={304} />}
      empty={<Empty title={copy.emptyTitle} />}
    >
      {({ recommended }) => <OfferGrid offers={recommended.map(offer)} />}
    </DataState>
  );
}
