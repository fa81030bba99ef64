import type { ApplyResult, ProductDetail } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget, ScreenProps } from '../../provider/screen.js';
import type { ScreenPrefill } from '../../provider/screenPrefill.js';
import type { FormStepChange } from '../../patterns/useFormWizard/types.js';
import { ApplicantAndProduct } from './ApplicantAndProduct.js';
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
  readonly onLogin?: ScreenProps['onLogin'] | undefined;
  /** What is known before anybody types. */
  readonly prefill?: ScreenPrefill | undefined;
  /** Is called when the form and each of its steps is shown, and before it is sent: returning false stops that. */
  readonly onEvent?: ScreenProps['onEvent'];
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
  const exit = { label: copy.exit, ...props.exit };
  return (
    <ApplicantAndProduct productId={productId} exit={exit} onProduct={onProduct}>
      {(user, product, isSessionOver) => (
        <ApplyGate
          {...props}
          key={`${productId}:${user?.id ?? ''}`}
          user={user}
          product={product}
          isSessionOver={isSessionOver}
        />
      )}
    </ApplicantAndProduct>
  );
}
