import { getEarliestAuthorisedOrder } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import * as css from './evidence.css.js';
import { useEvidenceCopy } from './copy.js';

export interface EarliestAuthorisedProps {
  /** The account that applied. */
  readonly userId: string;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** The account's order whose company was authorised first; nothing without one. */
export function EarliestAuthorised({ userId, orderLink }: EarliestAuthorisedProps) {
  const copy = useEvidenceCopy();
  const { data } = useOperation(getEarliestAuthorisedOrder, { userId });
  if (!data) return null;
  const { orderId, orderCode, companyName, authTs } = data;
  const link = orderLink?.(orderId);
  return (
    <p className={css.note}>
      {fillCopy(copy.earliest, { company: companyName, date: formatDate(authTs) })}{' '}
      {link ? (
        <a className={css.link} {...linkProps(link)}>
          {orderCode}
        </a>
      ) : (
        orderCode
      )}
    </p>
  );
}
