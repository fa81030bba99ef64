import { getProduct, type ProductDetail as ProductDetailData } from '@huiqi/sdk';
import { useEffect } from 'react';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../patterns/page/types.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ApplyEntryDialogs } from '../companies/ApplyEntryDialogs.js';
import { useApplyEntry } from '../companies/useApplyEntry.js';
import { ProductDetailView } from './ProductDetailView.js';

export interface ProductDetailProps {
  readonly productId: string;
  /** To the list. */
  readonly back: PageLink;
  /** A visitor wants to apply. */
  readonly onLogin: () => void;
  /** The company is authorised and in the product's region: show the form. */
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
  /** Is called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetailData) => void) | undefined;
}

/** A product, and the steps before its application. */
export function ProductDetail(props: ProductDetailProps) {
  const { productId, back, onLogin, onApply, onProduct } = props;
  const query = useOperation(getProduct, { productId });
  const entry = useApplyEntry({ productId, onLogin, onApply });
  const { start, choose } = entry;
  const failure = start.error ?? choose.error;
  const product = query.data;
  useEffect(() => {
    if (product) onProduct?.(product);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product, whatever the callback is
  }, [product]);
  return (
    <>
      <PageState
        state={toDataState(query)}
        loading={<DetailPageSkeleton back={back} />}
        exit={back}
      >
        {(loaded) => (
          <ProductDetailView
            product={loaded}
            back={back}
            busy={start.busy}
            onApply={() => void start.run()}
            notice={failure !== null && <ErrorPanel compact {...describeError(failure)} />}
          />
        )}
      </PageState>
      <ApplyEntryDialogs {...entry} />
    </>
  );
}
