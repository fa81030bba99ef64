import type { ApplyResult, ProductDetail, UserInfo } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget, ScreenProps } from '../../../provider/screen.js';
import type { ScreenPrefill } from '../../../provider/screenPrefill.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';

export interface ApplyWizardProps {
  readonly productId: string;
  /** The applying company. Unless it is one of the user's, the form asks. */
  readonly companyId?: string | undefined;
  /** A saved order to continue. */
  readonly orderId?: string | undefined;
  /** The product's form. Defaults to the ordinary one. */
  readonly formType?: 'APPLY' | 'EPIDEMIC' | undefined;
  /** Rendered above the form on every step. */
  readonly notice?: ReactNode;
  /** Called when a company is chosen before the form; otherwise the wizard keeps the choice itself. */
  readonly onCompanyChange?: ((companyId: string) => void) | undefined;
  readonly onLogin?: ScreenProps['onLogin'] | undefined;
  /** Initial values. */
  readonly prefill?: ScreenPrefill | undefined;
  /** Called when the form and each step is shown, and before submission, which returning false prevents. */
  readonly onEvent?: ScreenProps['onEvent'];
  /** The current step, controlled by the host (its address); otherwise the wizard keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  /** Called when the application was refused; `failReason` says why. */
  readonly onFail: (result: ApplyResult) => void;
  /** Called when the application was saved as this order, which can be continued elsewhere. */
  readonly onSaved?: ((orderId: string) => void) | undefined;
  /** Link back to the product, on the first step. */
  readonly exit: LinkTarget;
  /** Link to the market. Defaults to the product. */
  readonly products?: LinkTarget | undefined;
  /** Link to where companies are authorised. */
  readonly companies?: LinkTarget | undefined;
  /** Link to an order of the user; omitted on sites without order pages. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
}

export interface ApplyGateProps extends ApplyWizardProps {
  /** Null for a visitor. */
  readonly user: UserInfo | null;
  readonly product: ProductDetail;
  /** Whether the user's session ended while the form was open. */
  readonly isSessionOver: boolean;
}
