import { getEvaluationActivity, isHuiqiError, listEvaluationActivities } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import type { LinkTarget, ScreenProps } from '../../provider/screen.js';
import { useScreenName } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { ActivityStatePanel } from './ActivityStatePanel.js';
import { ActivityView } from './ActivityView.js';
import { chooseActivity } from './chooseActivity.js';
import { useEvaluationsCopy } from './copy.js';
import { Departments, type DepartmentsProps } from './Departments.js';
import { runningLink } from './runningLink.js';

export interface ActivityProps
  extends Omit<DepartmentsProps, 'activityId'>, Pick<ScreenProps, 'onName'> {
  /** The activity of the address; null for the running one. */
  readonly id: string | null;
  readonly activityLink: (id?: string) => LinkTarget;
}

/** An evaluation activity and its departments (spec 2 §2, §4). */
export function Activity({ id, activityLink, onName, ...departments }: ActivityProps) {
  const copy = useEvaluationsCopy();
  const activities = useOperation(listEvaluationActivities, { size: 10 });
  const known = activities.data && chooseActivity(activities.data.content, id);
  const other = useOperation(
    getEvaluationActivity,
    { id: id ?? '' },
    { enabled: id !== null && activities.data !== undefined && known === undefined },
  );
  useScreenName(onName, (known ?? other.data)?.name);
  if (id === null && activities.data?.content.length === 0)
    return <EmptyState kind="never" title={copy.none} line={copy.noneHint} />;
  const policy = isHuiqiError(other.error) ? other.error.policy : null;
  if (policy?.action === 'activity-state') {
    const running = runningLink(activities.data?.content ?? [], activityLink);
    return <ActivityStatePanel status={policy.state} running={running} />;
  }
  const isListed = known !== undefined || activities.data === undefined;
  const state: DataStateValue<unknown> = isListed ? toDataState(activities) : toDataState(other);
  return (
    <PageState
      state={state}
      loading={<Skeleton preset="detail" rows={8} />}
      exit={{ label: copy.toActivity, ...activityLink() }}
    >
      {() => {
        const activity = known ?? other.data;
        if (!activity) return null;
        return (
          <ActivityView
            activity={activity}
            others={activities.data?.content.filter((one) => one.id !== activity.id) ?? []}
            activityLink={activityLink}
          >
            <Departments {...departments} activityId={activity.id} />
          </ActivityView>
        );
      }}
    </PageState>
  );
}
