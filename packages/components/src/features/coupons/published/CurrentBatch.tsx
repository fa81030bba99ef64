import type { TicketBatch } from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useCouponsCopy } from '../copy.js';
import * as ticket from '../tickets/TicketCard.css.js';

export interface CurrentBatchProps {
  /** The open batch, if any. */
  readonly batch: TicketBatch | undefined;
  readonly apply: LinkTarget;
}

/** The open batch as a ticket, with a link to apply. */
export function CurrentBatch({ batch, apply }: CurrentBatchProps) {
  const copy = useCouponsCopy();
  if (!batch)
    return (
      <Banner>
        {copy.noBatch}，{copy.noBatchLine}
      </Banner>
    );
  return (
    <article className={ticket.ticket} aria-label={batch.name}>
      <p className={ticket.stub.UNUSED}>
        <span>{copy.upTo}</span>
        <span className={ticket.value}>{formatThousands(batch.maxAmount, 2)}</span>
        <span>{copy.yuan}</span>
      </p>
      <div className={ticket.content}>
        <h2 className={ticket.name}>{batch.name}</h2>
        <p>{fillCopy(copy.batchRate, { rate: formatPercent(batch.discountRate) })}</p>
        <p className={ticket.facts}>
          <span>{fillCopy(copy.applyWindow, { from: batch.opensOn, until: batch.closesOn })}</span>
          <span>{fillCopy(copy.validUntil, { date: batch.ticketsExpireOn })}</span>
        </p>
      </div>
      <div className={ticket.action}>
        <LinkButton variant="primary" size="large" {...linkProps(apply)}>
          {copy.applyNow}
        </LinkButton>
      </div>
    </article>
  );
}
