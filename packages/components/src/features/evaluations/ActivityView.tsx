import type { EvaluationActivity } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { ActivityStatePanel } from './ActivityStatePanel.js';
import { ActivityStateTag } from './ActivityStateTag.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { OtherActivities } from './OtherActivities.js';
import { runningLink } from './runningLink.js';
import { periodOf } from './periodOf.js';

export interface ActivityViewProps {
  readonly activity: EvaluationActivity;
  readonly others: readonly EvaluationActivity[];
  readonly activityLink: (id?: string) => LinkTarget;
  /** Company and departments; rendered while the activity is running. */
  readonly children: ReactNode;
}

/** An activity: its subject, and taking part or why that is not possible. */
export function ActivityView({ activity, others, activityLink, children }: ActivityViewProps) {
  const copy = useEvaluationsCopy();
  const { activityStatus, commentContent } = activity;
  return (
    <div className={css.page}>
      <PageTitle>{activity.name}</PageTitle>
      <div className={css.head}>
        <ActivityStateTag activityStatus={activityStatus} />
        <span className={css.period}>{periodOf(activity, copy)}</span>
      </div>
      <p className={css.text}>{activity.introduction}</p>
      <div className={css.columns}>
        <div className={css.stack}>
          {activityStatus === null ? (
            <>
              {commentContent !== null && <Banner>{commentContent}</Banner>}
              {children}
            </>
          ) : (
            <ActivityStatePanel
              status={activityStatus}
              span={activity}
              running={runningLink(others, activityLink)}
            />
          )}
        </div>
        <OtherActivities activities={others} activityLink={activityLink} />
      </div>
    </div>
  );
}
