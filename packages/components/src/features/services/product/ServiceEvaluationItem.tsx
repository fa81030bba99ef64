import type { ServiceEvaluation } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import * as css from './ServiceEvaluations.css.js';
import { ServiceStars } from './ServiceStars.js';

export interface ServiceEvaluationItemProps {
  readonly evaluation: ServiceEvaluation;
  /** Link to the rated service; omitted on its own page. */
  readonly link?: LinkTarget | undefined;
}

/** An enterprise's evaluation of a service. */
export function ServiceEvaluationItem({ evaluation, link }: ServiceEvaluationItemProps) {
  const { companyName, productName, score, content, createdTs } = evaluation;
  return (
    <li className={css.item}>
      <p className={css.who}>
        <span className={css.name}>{companyName}</span>
        <ServiceStars score={score} />
        <time className={css.muted} dateTime={createdTs}>
          {formatDate(createdTs)}
        </time>
      </p>
      {content && <p className={css.said}>{content}</p>}
      {link && (
        <p className={css.muted}>
          <a className={css.product} {...linkProps(link)}>
            {productName}
          </a>
        </p>
      )}
    </li>
  );
}
