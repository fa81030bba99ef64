import { describeError } from '../../../provider/describeError.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponDiscountErrorProps {
  readonly discount: CouponFormState['discount'];
}

/** Why the ticket amount is unknown; only failures offer a retry. */
export function CouponDiscountError({ discount }: CouponDiscountErrorProps) {
  const { error, isFetching, refetch } = discount;
  if (!error) return null;
  const description = describeError(error);
  const retry =
    description.kind === 'fault' ? { onRetry: () => void refetch(), retrying: isFetching } : {};
  return <ErrorPanel compact {...description} {...retry} />;
}
