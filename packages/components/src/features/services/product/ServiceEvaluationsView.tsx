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
  /** Link to the rated service; omitted on its own page. */
  readonly serviceLink?: ServiceLinks['serviceLink'] | undefined;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceEvaluation>>;
}

/** The average, and a page of evaluations. */
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
        // The line above already has the count.
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
