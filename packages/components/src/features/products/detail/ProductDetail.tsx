import { getProduct, type ProductDetail as ProductDetailData } from '@huiqi/sdk';
import type { ProposedCompany } from '../../../provider/screenPrefill.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
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
  /** Link to the list. */
  readonly back: PageLink;
  /** The site only has this product, so there are no links to others. */
  readonly isOnly?: boolean | undefined;
  /** Called when a visitor wants to apply. */
  readonly onLogin: ApplyEntryOptions['onLogin'];
  readonly proposed?: ProposedCompany | undefined;
  /** Called when the company is authorised and in the product's region, to show the form. */
  readonly onApply: ApplyEntryOptions['onApply'];
  /** Where the page is embedded. Defaults to the site. */
  readonly source?: ApplySource | undefined;
  /** Link to another area's products, for users who may not apply here; omitted on sites that serve one area. */
  readonly productsIn?: ((areaKey: string) => LinkTarget) | undefined;
  /** Called when the company could not be verified; omitted on sites without the verification page. */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  /** Link to another product of the category; without it none is shown. */
  readonly linkTo?: SimilarProductsProps['linkTo'] | undefined;
  /** All products of a category; without it the whole list. */
  readonly category?: ((categoryId: string) => LinkTarget) | undefined;
  /** Links to the product's repayment plan and to the measured loan limit; omitted without them. */
  readonly plan?: ((productId: string) => LinkTarget) | undefined;
  readonly loanLimit?: LinkTarget | undefined;
  /** Products can be selected for comparison; omitted on sites without that page. */
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
  useOnLoaded(product, onProduct);
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
