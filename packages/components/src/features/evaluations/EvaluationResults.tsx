import { getEvaluationResults, listEvaluationActivities } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DashboardSkeleton } from '../../patterns/Dashboard/DashboardSkeleton.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import type { PageLink } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { chooseActivity } from './chooseActivity.js';
import { useEvaluationsCopy } from './copy.js';
import { EvaluationComments } from './EvaluationComments.js';
import { EvaluationResultsView } from './EvaluationResultsView.js';

export interface EvaluationResultsProps {
  /** The activity of the address; null for the first. */
  readonly id: string | null;
  readonly departmentId: string | null;
  readonly index: number;
  /** Link to the first activity's results, if these cannot be shown. */
  readonly exit: PageLink;
  readonly onActivityChange: (id: string) => void;
  readonly onIndexChange: (index: number) => void;
  /** The results of one department. */
  readonly departmentLink: (departmentId: string) => LinkTarget;
}

/** How the departments were rated, for the operator. */
export function EvaluationResults(props: EvaluationResultsProps) {
  const copy = useEvaluationsCopy();
  const activities = useOperation(listEvaluationActivities, { size: 100 });
  return (
    <PageState state={toDataState(activities)} loading={<DashboardSkeleton />} exit={props.exit}>
      {({ content }) => {
        const activity = chooseActivity(content, props.id) ?? content[0];
        if (!activity) return <EmptyState kind="never" title={copy.none} />;
        return <ResultsOf {...props} activityId={activity.id} activities={content} />;
      }}
    </PageState>
  );
}

interface ResultsOfProps extends EvaluationResultsProps {
  readonly activityId: string;
  readonly activities: readonly { readonly id: string; readonly name: string }[];
}

function ResultsOf({ activityId, activities, departmentId, index, ...props }: ResultsOfProps) {
  const results = useOperation(getEvaluationResults, { id: activityId });
  return (
    <PageState state={toDataState(results)} loading={<DashboardSkeleton />} exit={props.exit}>
      {(data) => (
        <EvaluationResultsView
          results={data}
          activities={activities}
          departmentId={departmentId}
          departmentLink={props.departmentLink}
          onActivityChange={props.onActivityChange}
          comments={
            <EvaluationComments
              activityId={activityId}
              departmentId={departmentId}
              index={index}
              onIndexChange={props.onIndexChange}
            />
          }
        />
      )}
    </PageState>
  );
}
