import type { Policy } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePoliciesCopy } from './copy.js';
import { MarkedText } from './MarkedText.js';
import * as css from './PolicyCard.css.js';
import { deadlineOf } from './policyTexts.js';
import { PolicyTags } from './PolicyTags.js';

export interface PolicyCardProps {
  readonly policy: Policy;
  readonly link: LinkTarget;
  /** What was searched for is marked in title and summary. */
  readonly query?: string | undefined;
  /** Why it is recommended. */
  readonly reason?: string | undefined;
  /** Keeping it, such as a `FavouriteButton`. */
  readonly action?: ReactNode;
}

/** One policy of a list: what it is, for whom, who gave it, until when. */
export function PolicyCard({ policy, link, query, reason, action }: PolicyCardProps) {
  const copy = usePoliciesCopy();
  const { title, summary, publishOrgName, publishNumber, publishDate, views } = policy;
  return (
    <article className={css.card} aria-label={title}>
      <div className={css.head}>
        <h3 className={css.title}>
          <a className={css.link} href={link.href} onClick={onPlainClick(link.onOpen)}>
            <MarkedText text={title} query={query} />
          </a>
        </h3>
        {action && <div className={css.keep}>{action}</div>}
      </div>
      <div className={css.tags}>
        <PolicyTags policy={policy} />
      </div>
      {summary && (
        <p className={css.summary}>
          <MarkedText text={summary} query={query} />
        </p>
      )}
      {reason && (
        <p className={css.reason}>
          <span className={css.reasonLabel}>{copy.reason}</span>
          {reason}
        </p>
      )}
      <p className={css.facts}>
        <span className={css.giver}>{publishOrgName}</span>
        {publishNumber && <span className={css.fact}>{publishNumber}</span>}
        <span className={css.fact}>{fillCopy(copy.published, { date: publishDate })}</span>
        <span className={css.fact}>{fillCopy(copy.views, { n: formatThousands(views) })}</span>
        <span className={css.end}>{deadlineOf(policy, copy)}</span>
      </p>
    </article>
  );
}
