import type { Policy } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePoliciesCopy } from './copy.js';
import { MarkedText } from './MarkedText.js';
import * as css from './PolicyCard.css.js';
import { PolicyDeadline } from './PolicyDeadline.js';
import { PolicyReasons } from './PolicyReasons.js';
import { PolicyTags } from './PolicyTags.js';
import { amountOf } from './policyTexts.js';

export interface PolicyCardProps {
  readonly policy: Policy;
  readonly link: LinkTarget;
  /** An action such as `FavouriteButton`. */
  readonly action?: ReactNode;
  /** Level of the title. Defaults to 3. */
  readonly level?: 2 | 3 | undefined;
}

/** A policy in a list: title, target, amount, publisher, deadline. */
export function PolicyCard({ policy, link, action, level = 3 }: PolicyCardProps) {
  const copy = usePoliciesCopy();
  const { title, summary, matched, reasons, pushedTs, maxAmount } = policy;
  const { publishOrgName, publishNumber, publishDate, views } = policy;
  const Heading = level === 2 ? 'h2' : 'h3';
  const amount = amountOf(null, maxAmount);
  return (
    <article className={css.card} aria-label={title}>
      <div className={css.head}>
        <Heading className={css.title}>
          <a className={css.link} href={link.href} onClick={onPlainClick(link.onOpen)}>
            {matched ? <MarkedText parts={matched.title} /> : title}
          </a>
        </Heading>
        {action && <div className={css.keep}>{action}</div>}
      </div>
      <div className={css.tags}>
        <PolicyTags policy={policy} />
      </div>
      {matched && matched.excerpt.length > 0 ? (
        <p className={css.summary}>
          <MarkedText parts={matched.excerpt} />
        </p>
      ) : (
        summary && <p className={css.summary}>{summary}</p>
      )}
      {reasons && reasons.length > 0 && <PolicyReasons reasons={reasons} />}
      <div className={css.foot}>
        <p className={css.facts}>
          <span className={css.giver}>{publishOrgName}</span>
          {publishNumber && <span className={css.fact}>{publishNumber}</span>}
          <span className={css.fact}>{fillCopy(copy.published, { date: publishDate })}</span>
          <span className={css.fact}>{fillCopy(copy.views, { n: formatThousands(views) })}</span>
          {pushedTs && (
            <span className={css.fact}>
              {fillCopy(copy.pushed, { date: formatDate(pushedTs) })}
            </span>
          )}
        </p>
        <p className={css.decisive}>
          {amount && <span className={css.fact}>{fillCopy(copy.upTo, { n: amount })}</span>}
          <PolicyDeadline policy={policy} />
        </p>
      </div>
    </article>
  );
}
