import type { Policy } from '@huiqi/sdk';
import { formatDate, formatThousands } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Mark } from '../../patterns/page/Mark.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { usePoliciesCopy } from './copy.js';
import { MarkedText } from './MarkedText.js';
import * as css from './PolicyCard.css.js';
import { PolicyDeadline } from './PolicyDeadline.js';
import { PolicyEmblem } from './PolicyEmblem.js';
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

/** A policy in a list: logo of its publisher or emblem of its level, title and publisher, amount and deadline. */
export function PolicyCard({ policy, link, action, level = 3 }: PolicyCardProps) {
  const copy = usePoliciesCopy();
  const pictureUrl = usePictureUrl();
  const { title, summary, matched, reasons, pushedTs, maxAmount } = policy;
  const { publishOrgName, publishOrgLogo, publishNumber, publishDate, views } = policy;
  const Heading = level === 2 ? 'h2' : 'h3';
  const amount = amountOf(null, maxAmount);
  const [before, after] = copy.upTo.split('{n}');
  return (
    <article className={css.card} aria-label={title}>
      {publishOrgLogo === undefined ? (
        <PolicyEmblem policy={policy} />
      ) : (
        <Mark src={pictureUrl(publishOrgLogo)} name={publishOrgName} />
      )}
      <div className={css.main}>
        <Heading className={css.title}>
          <a className={css.link} {...linkProps(link)}>
            {matched ? <MarkedText parts={matched.title} /> : title}
          </a>
        </Heading>
        <div className={css.tags}>
          <PolicyTags policy={policy} withoutGrade={publishOrgLogo === undefined} />
        </div>
        {matched && matched.excerpt.length > 0 ? (
          <p className={css.summary}>
            <MarkedText parts={matched.excerpt} />
          </p>
        ) : (
          summary && <p className={css.summary}>{summary}</p>
        )}
        {reasons && reasons.length > 0 && <PolicyReasons reasons={reasons} />}
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
      </div>
      <div className={css.decisive}>
        {amount && (
          <p className={css.amount}>
            {before}
            <strong className={css.figure}>{amount}</strong>
            {after}
          </p>
        )}
        <p className={css.end}>
          <PolicyDeadline policy={policy} />
        </p>
        {action && <div className={css.keep}>{action}</div>}
      </div>
    </article>
  );
}
