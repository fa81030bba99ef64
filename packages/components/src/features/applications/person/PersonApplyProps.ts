import type { ProductDetail } from '@huiqi/sdk';
import type { LinkTarget, ScreenProps } from '../../../provider/screen.js';
import type { ScreenPrefill } from '../../../provider/screenPrefill.js';
import type { PersonApplyOptions } from './usePersonApply.js';

export interface PersonApplyProps extends Pick<
  PersonApplyOptions,
  'productId' | 'orderId' | 'step' | 'onStepChange' | 'onSuccess' | 'onFail' | 'onSaved' | 'onEvent'
> {
  /** Link back to the product, on the first step. */
  readonly exit: LinkTarget;
  /** Link to the market. Defaults to the product. */
  readonly products?: LinkTarget | undefined;
  /** Link to an order of the user; omitted on sites without order pages. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** The saved order the form begins with; later saves do not change the form. */
  readonly openedId?: string | undefined;
  /** Called to load what was saved into the form. */
  readonly onResume: (orderId: string) => void;
  readonly onLogin?: ScreenProps['onLogin'] | undefined;
  /** Initial values. */
  readonly prefill?: ScreenPrefill | undefined;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
}
