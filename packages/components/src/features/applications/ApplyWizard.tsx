import { getProduct, type ApplyResult, type ProductDetail } from '@huiqi/sdk';
import { useEffect, type ReactNode } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import type { FormStepChange } from '../../patterns/useFormWizard/types.js';
import { ApplyGate } from './ApplyGate.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyWizardProps {
  readonly productId: string;
  /** The company that applies. Without one of the user's the form asks which. */
  readonly companyId?: string | undefined;
  /** A saved order that is continued. */
  readonly orderId?: string | undefined;
  /** The form of the product. Defaults to the ordinary one. */
  readonly formType?: 'APPLY' | 'EPIDEMIC' | undefined;
  /** Above the form, on every step. */
  readonly notice?: ReactNode;
  /** A company was chosen in the place of the form; the wizard keeps it itself otherwise. */
  readonly onCompanyChange?: ((companyId: string) => void) | undefined;
  readonly onLogin?: (() => void) | undefined;
  /** The step in the host's hands (its address); the wizard keeps its own otherwise. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  /** The application was refused; `failReason` says why. */
  readonly onFail: (result: ApplyResult) => void;
  /** The application was saved as this order, and can be continued elsewhere. */
  readonly onSaved?: ((orderId: string) => void) | undefined;
  /** Back to the product, on the first step. */
  readonly exit: LinkTarget;
  /** The market. Defaults to the product. */
  readonly products?: LinkTarget | undefined;
  /** Where companies are authorised. */
  readonly companies?: LinkTarget | undefined;
  /** An order of the user; a place without order pages leaves it out. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Is called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
}

/** The application for a product (spec 1 §4 Apply flow). */
export function ApplyWizard(props: ApplyWizardProps) {
  const { productId, onProduct } = props;
  const copy = useApplicationsCopy();
  const user = useCurrentUser();
  const product = useOperation(getProduct, { productId });
  const shown = product.data;
  useEffect(() => {
    if (shown) onProduct?.(shown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product, whatever the callback is
  }, [shown]);
  const exit = { label: copy.exit, ...props.exit };
  return (
    <PageState state={toDataState(user)} exit={exit}>
      {(who) => (
        <PageState state={toDataState(product)} exit={exit}>
          {(detail) => (
            <ApplyGate
              {...props}
              key={`${productId}:${who?.id ?? ''}`}
              user={who}
              product={detail}
            />
          )}
        </PageState>
      )}
    </PageState>
  );
}
