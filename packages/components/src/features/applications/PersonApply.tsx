import { getProduct, type ProductDetail } from '@huiqi/sdk';
import { useEffect } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { PersonForm } from './PersonForm.js';
import { PersonGate } from './PersonGate.js';
import { useSpecialCopy } from './specialCopy.js';
import type { PersonApplyOptions } from './usePersonApply.js';

export interface PersonApplyProps extends Pick<
  PersonApplyOptions,
  'productId' | 'orderId' | 'step' | 'onStepChange' | 'onSuccess' | 'onFail' | 'onSaved'
> {
  /** Back to the product, on the first step. */
  readonly exit: LinkTarget;
  /** The market. Defaults to the product. */
  readonly products?: LinkTarget | undefined;
  /** An order of the user; a place without order pages leaves it out. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** The saved order that the form begins with; later saves change nothing in the form. */
  readonly openedId?: string | undefined;
  /** What was saved shall be loaded into the form. */
  readonly onResume: (orderId: string) => void;
  /** Is called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
}

/** The application of a person (spec 1 §4 Apply flow). */
export function PersonApply(props: PersonApplyProps) {
  const { productId, onProduct } = props;
  const copy = useSpecialCopy();
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
          {(detail) => {
            const key = `${productId}:${who?.id ?? ''}:${props.openedId ?? ''}`;
            return who === null ? (
              <PersonForm {...props} key={key} user={null} product={detail} />
            ) : (
              <PersonGate {...props} key={key} user={who} product={detail} />
            );
          }}
        </PageState>
      )}
    </PageState>
  );
}
