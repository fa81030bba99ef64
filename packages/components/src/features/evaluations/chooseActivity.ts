import type { EvaluationActivity } from '@huiqi/sdk';

/** The activity with the id; without an id the first one, which is running if any is. */
export const chooseActivity = (
  activities: readonly EvaluationActivity[],
  id: string | null,
): EvaluationActivity | undefined =>
  id === null ? activities[0] : activities.find((activity) => activity.id === id);
