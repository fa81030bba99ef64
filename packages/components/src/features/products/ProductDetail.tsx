import { getProduct } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ApplyEntryDialogs } from '../companies/ApplyEntryDialogs.js';
import { useApplyEntry } from '../companies/useApplyEntry.js';
import { ProductDetailView } from './ProductDetailView.js';

export interface ProductDetailProps {
  readonly productId: string;
  /** A visitor wants to apply. */
  readonly onLogin: () => void;
  /** The company is authorised and in the product's region: show the form. */
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
}

/** A product, and the steps before its application. */
export function ProductDetail({ productId, onLogin, onApply }: ProductDetailProps) {
  const query = useOperation(getProduct, { productId });
  const entry = useApplyEntry({ productId, onLogin, onApply });
  const { start, choose } = entry;
  const failure = start.error ?? choose.error;
  return (
    <>
      <DataState state={toDataState(query)}>
        {(product) => (
          <ProductDetailView product={product} busy={start.busy} onApply={() => void start.run()}>
            {failure !== null && <ErrorPanel compact {...describeError(failure)} />}
          </ProductDetailView>
        )}
      </DataState>
      <ApplyEntryDialogs {...entry} />
    </>
  );
}
