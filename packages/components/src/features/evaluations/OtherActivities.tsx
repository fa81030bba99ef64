import type { EvaluationActivity } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Section } from '../../ui/Section/Section.js';
import { ActivityStateTag } from './ActivityStateTag.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';

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
                <span className={css.period}>
                  {fillCopy(copy.period, {
                    from: formatDate(activity.beginTs),
                    to: formatDate(activity.endTs),
                  })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
