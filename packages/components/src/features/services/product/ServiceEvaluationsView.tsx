import type { ServiceEvaluation } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { useServiceDetailCopy } from './copy.js';
import type { ServiceLinks } from '../paths.js';
import { ServiceEvaluationItem } from './ServiceEvaluationItem.js';
import * as css from './ServiceEvaluations.css.js';
import { ServiceStars } from './ServiceStars.js';

export interface ServiceEvaluationsViewProps {
  readonly averageScore: string | null;
  readonly evaluationNumber: number;
  /** Leads to the service that was rated; its own page leaves it out. */
  readonly serviceLink?: ServiceLinks['serviceLink'] | undefined;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceEvaluation>>;
}

/** The average of all evaluations, and these a page at a time. */
export function ServiceEvaluationsView(props: ServiceEvaluationsViewProps) {
  const { averageScore, evaluationNumber, serviceLink, list, state } = props;
  const copy = useServiceDetailCopy();
  if (averageScore === null) return <p className={css.none}>{copy.noEvaluations}</p>;
  return (
    <div className={css.evaluations}>
      <p className={css.average}>
        <span className={css.figure}>{averageScore}</span>
        <ServiceStars score={Number(averageScore)} />
        <span className={css.muted}>
          {fillCopy(copy.basedOn, { n: formatThousands(evaluationNumber) })}
        </span>
      </p>
      <ListView
        level="hidden"
        title={copy.allEvaluations}
        list={list}
        state={state}
        // The line above says it already.
        countText={() => ''}
        empty={{ title: copy.noEvaluations }}
      >
        {(evaluations) => (
          <ul className={css.list}>
            {evaluations.map((evaluation) => (
              <ServiceEvaluationItem
                key={evaluation.id}
                evaluation={evaluation}
                link={serviceLink?.(evaluation.productId)}
              />
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}
