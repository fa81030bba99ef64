import { getProduct, type ProductDetail as ProductDetailData } from '@huiqi/sdk';
import { useEffect } from 'react';
import type { ProposedCompany } from '../../../provider/screenPrefill.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { ApplySource } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { CalculatorPanel } from '../../calculators/plan/CalculatorPanel.js';
import type { CertifyEntry } from '../../companies/paths.js';
import { ApplyEntryDialogs } from '../entry/ApplyEntryDialogs.js';
import { ApplyEntryNotice } from '../entry/ApplyEntryNotice.js';
import type { CompareBarProps } from '../compare/CompareBar.js';
import { useCompareParts } from '../compare/useCompareParts.js';
import { QrCodesButton } from '../qrCodes/QrCodesButton.js';
import { ProductDetailView } from './ProductDetailView.js';
import { SimilarProducts, type SimilarProductsProps } from './SimilarProducts.js';
import { WithinScope } from './WithinScope.js';
import { useApplyEntry, type ApplyEntryOptions } from '../entry/useApplyEntry.js';

export interface ProductDetailProps {
  readonly productId: string;
  /** To the list. */
  readonly back: PageLink;
  /** The place shows this product alone: nothing leads to others. */
  readonly isOnly?: boolean | undefined;
  /** A visitor wants to apply. */
  readonly onLogin: ApplyEntryOptions['onLogin'];
  readonly proposed?: ProposedCompany | undefined;
  /** The company is authorised and in the product's region: show the form. */
  readonly onApply: ApplyEntryOptions['onApply'];
  /** Where the page stands. Defaults to the site. */
  readonly source?: ApplySource | undefined;
  /** The products of another area, for who may not apply for this one; a place that serves one area leaves it out. */
  readonly productsIn?: ((areaKey: string) => LinkTarget) | undefined;
  /** The company could not be checked; a place without the page of the verification leaves it out. */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  /** Leads to another product of the same category; without it none is shown. */
  readonly linkTo?: SimilarProductsProps['linkTo'] | undefined;
  /** All products of a category; without it the list. */
  readonly category?: ((categoryId: string) => LinkTarget) | undefined;
  /** The whole repayment plan of the product, and the measured loan limit; without them neither is linked. */
  readonly plan?: ((productId: string) => LinkTarget) | undefined;
  readonly loanLimit?: LinkTarget | undefined;
  /** Products may be chosen to be compared; a place without that page leaves it out. */
  readonly compare?: CompareBarProps | undefined;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetailData) => void) | undefined;
}

/** A product, and the steps before its application. */
export function ProductDetail(props: ProductDetailProps) {
  const { productId, back, source, onLogin, onApply, onCertify, onProduct, productsIn } = props;
  const { linkTo, category, compare, plan, loanLimit } = props;
  const list = props.isOnly ? undefined : back;
  const query = useOperation(getProduct, { productId });
  const parts = useCompareParts(!!compare);
  const entry = useApplyEntry({ productId, source, onLogin, onApply });
  const product = query.data;
  useEffect(() => {
    if (product) onProduct?.(product);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product, whatever the callback is
  }, [product]);
  return (
    <>
      <PageState
        state={toDataState(query)}
        loading={<DetailPageSkeleton back={list} />}
        exit={back}
      >
        {(loaded) => (
          <WithinScope product={loaded} exit={back}>
            <ProductDetailView
              product={loaded}
              back={list}
              busy={entry.busy}
              onApply={entry.start}
              cost={<CalculatorPanel product={loaded} plan={plan?.(loaded.id)} limit={loanLimit} />}
              similar={
                linkTo &&
                list && (
                  <SimilarProducts
                    product={loaded}
                    linkTo={linkTo}
                    all={category?.(loaded.productCategoryId) ?? list}
                  />
                )
              }
              choice={
                <>
                  {compare && parts && <parts.CompareChoice product={loaded} {...compare} />}
                  <div>
                    <QrCodesButton />
                  </div>
                </>
              }
              notice={
                <ApplyEntryNotice
                  notice={entry.notice}
                  start={entry.start}
                  products={list}
                  productsIn={productsIn}
                />
              }
            />
          </WithinScope>
        )}
      </PageState>
      <ApplyEntryDialogs {...entry} onCertify={onCertify} proposed={props.proposed} />
    </>
  );
}
