import type { EvaluationActivity } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';

/** The link to the running activity, if there is one: otherwise the link leads to a closed one. */
export const runningLink = (
  activities: readonly EvaluationActivity[],
  activityLink: () => LinkTarget,
): LinkTarget | undefined =>
  activities.some(({ activityStatus }) => activityStatus === null) ? activityLink() : undefined;
