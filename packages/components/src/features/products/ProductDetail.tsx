import { getProduct, type ProductDetail as ProductDetailData } from '@huiqi/sdk';
import { useEffect } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../patterns/page/types.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ApplyEntryDialogs } from '../companies/ApplyEntryDialogs.js';
import type { CertifyEntry } from '../companies/paths.js';
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
  /** The company could not be checked; a place without the page of the verification leaves it out. */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  /** Is called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetailData) => void) | undefined;
}

/** A product, and the steps before its application. */
export function ProductDetail(props: ProductDetailProps) {
  const { productId, back, onLogin, onApply, onCertify, onProduct } = props;
  const query = useOperation(getProduct, { productId });
  const entry = useApplyEntry({ productId, onLogin, onApply });
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
            busy={entry.busy}
            onApply={entry.start}
            notice={entry.error && <ErrorPanel compact {...entry.error} />}
          />
        )}
      </PageState>
      <ApplyEntryDialogs {...entry} onCertify={onCertify} />
    </>
  );
}
