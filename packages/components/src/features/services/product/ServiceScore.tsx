import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { useServicesCopy } from '../copy.js';
import * as css from './ServiceScore.css.js';

export interface ServiceScoreProps {
  /** Average of all ratings with one decimal; null without ratings. */
  readonly averageScore: string | null;
  /** Number of ratings. */
  readonly evaluationNumber: number;
}

/** A service's rating, with the number of ratings. */
export function ServiceScore({ averageScore, evaluationNumber }: ServiceScoreProps) {
  const copy = useServicesCopy();
  if (averageScore === null) return <span className={css.none}>{copy.noScore}</span>;
  return (
    <span className={css.score}>
      <span className={css.star} aria-hidden="true">
        ★
      </span>
      {fillCopy(copy.score, { n: averageScore })}
      <span className={css.number}>
        {fillCopy(copy.evaluations, { n: formatThousands(evaluationNumber) })}
      </span>
    </span>
  );
}
