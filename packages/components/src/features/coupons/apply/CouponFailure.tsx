import { formatPercent } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { CouponDiscountError } from './CouponDiscountError.js';
import { useCouponsCopy } from '../copy.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponFailureProps {
  readonly form: Pick<CouponFormState, 'attempt' | 'change' | 'discount' | 'failure'>;
}

/** Why submitting failed: the discount changed or is unknown, or the request failed. */
export function CouponFailure({ form }: CouponFailureProps) {
  const copy = useCouponsCopy();
  const { attempt, change, discount, failure } = form;
  return (
    <>
      {change && (
        <div role="alert">
          <Banner tone="warning">
            <strong>{copy.changedTitle}</strong>{' '}
            {fillCopy(copy.changedText, {
              from: formatPercent(change.from),
              to: formatPercent(change.to),
            })}
          </Banner>
        </div>
      )}
      {failure !== null && <ErrorPanel compact {...describeError(failure)} />}
      {attempt > 0 && <CouponDiscountError discount={discount} />}
    </>
  );
}
