import { getProduct } from '@huiqi/sdk';
import { lazy, Suspense } from 'react';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ProductDetailView } from './ProductDetailView.js';
import { useApplyEntry } from './useApplyEntry.js';
import { useLoansCopy } from './useLoansCopy.js';

// Dialogs weigh more than the page they stand on and most visitors never open one.
const AuthorisationDialog = lazy(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));
const CompanyDialog = lazy(async () => ({
  default: (await import('./CompanyDialog.js')).CompanyDialog,
}));
const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog/Dialog.js')).Dialog }));

export interface ProductDetailProps {
  readonly productId: string;
  /** A visitor wants to apply. */
  readonly onLogin: () => void;
  /** Everything is in order: show the form. */
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
}

/** A product and the way into its application. */
export function ProductDetail({ productId, onLogin, onApply }: ProductDetailProps) {
  const copy = useLoansCopy();
  const query = useOperation(getProduct, { productId });
  const { stage, start, choose, cancel } = useApplyEntry({ productId, onLogin, onApply });
  const failure = start.error ?? choose.error;
  const close = (open: boolean) => {
    if (!open) cancel();
  };
  return (
    <>
      <DataState state={toDataState(query)}>
        {(product) => (
          <ProductDetailView product={product} busy={start.busy} onApply={() => void start.run()}>
            {failure !== null && <ErrorPanel compact {...describeError(failure)} />}
          </ProductDetailView>
        )}
      </DataState>
      <Suspense>
        {stage.name === 'authorise' && (
          <AuthorisationDialog
            user={stage.user}
            company={stage.company}
            onClose={cancel}
            onAuthorised={() => {
              cancel();
              // Who was chosen before the consent need not be chosen again after it.
              void (stage.company ? choose.run(stage.company) : start.run());
            }}
          />
        )}
        {stage.name === 'choose' && (
          <CompanyDialog
            companies={stage.companies}
            busy={choose.busy}
            onClose={cancel}
            onChoose={(company) => void choose.run(company)}
          />
        )}
        {stage.name === 'refused' && (
          <Dialog open onOpenChange={close} title={copy.regionTitle}>
            <p role="alert">{stage.message}</p>
          </Dialog>
        )}
      </Suspense>
    </>
  );
}
