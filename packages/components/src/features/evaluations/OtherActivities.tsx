import type { EvaluationActivity } from '@huiqi/sdk';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Section } from '../../ui/Section/Section.js';
import { ActivityStateTag } from './ActivityStateTag.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { periodOf } from './periodOf.js';

export interface OtherActivitiesProps {
  readonly activities: readonly EvaluationActivity[];
  readonly activityLink: (id: string) => LinkTarget;
}

/** The activities other than the one shown. */
export function OtherActivities({ activities, activityLink }: OtherActivitiesProps) {
  const copy = useEvaluationsCopy();
  if (activities.length === 0) return null;
  return (
    <Section title={copy.others} description={copy.othersHint}>
      <ul className={css.others}>
        {activities.map((activity) => {
          const { href, onOpen } = activityLink(activity.id);
          return (
            <li key={activity.id} className={css.other}>
              <a className={css.link} href={href} onClick={onPlainClick(onOpen)}>
                {activity.name}
              </a>
              <span className={css.head}>
                <ActivityStateTag activityStatus={activity.activityStatus} />
                <span className={css.period}>{periodOf(activity, copy)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
