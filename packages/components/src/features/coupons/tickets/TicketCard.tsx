import type { Ticket } from '@huiqi/sdk';
import { formatText, formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useToday } from '../../../patterns/useFormWizard/useToday.js';
import { Button } from '../../../ui/Button/Button.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';
import { TicketStatusTag } from '../CouponTags.js';
import * as css from './TicketCard.css.js';

export interface TicketCardProps {
  readonly ticket: Ticket;
  /** Link to the application it was issued for. */
  readonly link: LinkTarget;
  readonly onUse: (ticket: Ticket) => void;
}

/** A ticket as one: its value on the stub, whose it is and until when beside it. */
export function TicketCard({ ticket, link, onUse }: TicketCardProps) {
  const copy = useCouponsCopy();
  const { id, companyName, batch, amount, status, expiresOn, usedOn } = ticket;
  const name = fillCopy(copy.ofBatch, { batch });
  return (
    <article
      className={css.ticket}
      aria-label={fillCopy(copy.ticketOf, { name, company: companyName })}
    >
      <p className={css.stub[status]}>
        <span className={css.value}>{formatThousands(amount, 2)}</span>
        <span>{copy.yuan}</span>
        {status === 'UNUSED' && <span className={css.purpose}>{copy.deductible}</span>}
      </p>
      <div className={css.content}>
        <div className={css.head}>
          <h3 className={css.name}>
            <a className={css.link} {...linkProps(link)}>
              {name}
            </a>
          </h3>
          {status === 'UNUSED' ? (
            <DaysLeft expiresOn={expiresOn} copy={copy} />
          ) : (
            <TicketStatusTag status={status} />
          )}
        </div>
        <p>{companyName}</p>
        <p className={css.facts}>
          <span>
            {status === 'USED'
              ? fillCopy(copy.usedAt, { date: formatText(usedOn) })
              : fillCopy(copy.validUntil, { date: expiresOn })}
          </span>
          <span>{fillCopy(copy.ticketNumber, { id })}</span>
        </p>
      </div>
      {status === 'UNUSED' && (
        <div className={css.action}>
          <Button aria-label={`${copy.use} ${companyName} ${batch}`} onClick={() => onUse(ticket)}>
            {copy.use}
          </Button>
        </div>
      )}
    </article>
  );
}

const day = 24 * 60 * 60 * 1000;

/** How long an unused ticket is valid; its tab says that it is unused. */
function DaysLeft({ expiresOn, copy }: { readonly expiresOn: string; readonly copy: CouponsCopy }) {
  const today = useToday();
  // A page may stay open beyond the last day.
  if (today === undefined || today > expiresOn) return null;
  const left = (Date.parse(expiresOn) - Date.parse(today)) / day;
  return (
    <Tag tone={left <= 30 ? 'warning' : 'info'}>
      {left === 0 ? copy.lastDay : fillCopy(copy.daysLeft, { n: left })}
    </Tag>
  );
}
