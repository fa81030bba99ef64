import { createRandom } from '../random.js';
import type {
  evaluationActivities,
  evaluationObjects,
  evaluationSubmissions,
  StoredAnswer,
} from '../../schema/evaluations.js';
import { questions } from './questions.js';

type Submission = typeof evaluationSubmissions.$inferInsert;

const wishes = [
  '希望增加线上办理事项',
  '希望周末也能咨询',
  '希望一次告知全部材料',
  '希望政策解读再通俗一些',
  '希望缩短现场核查的等待时间',
];
const comments = ['窗口人员耐心，办理很快。', '整体满意，个别表格重复填写。', null, null, null];

/** Number of sample companies that have rated each department of a running and of an ended activity. */
const raters = { 'ev-1': 18, 'ev-3': 30 } as const;

/** The first companies rate only in the ended activity, so that their users can still rate in the running one. */
export function makeSubmissions(
  activities: readonly (typeof evaluationActivities.$inferInsert)[],
  objects: readonly (typeof evaluationObjects.$inferInsert)[],
  companyIds: readonly string[],
): Submission[] {
  const random = createRandom(20_261_122);
  return Object.entries(raters).flatMap(([activityId, count]) => {
    const activity = activities.find(({ id }) => id === activityId);
    if (!activity) return [];
    const skipped = activityId === 'ev-1' ? 12 : 0;
    return objects
      .filter((one) => one.activityId === activityId)
      .flatMap(({ id: objectId, place }) =>
        companyIds.slice(skipped, skipped + count - (place % 5)).map((companyId, turn) => ({
          id: `${objectId}-${companyId}`,
          objectId,
          companyId,
          userId: '1',
          answers: makeAnswers(place, random),
          commentContent: random.pick(comments),
          createdAt: new Date(activity.beginAt.getTime() + (turn * 12 + place) * 3_600_000),
        })),
      );
  });
}

/** Later departments are rated slightly lower. */
function makeAnswers(place: number, random: ReturnType<typeof createRandom>): StoredAnswer[] {
  return questions.map(({ id: questionId, options }): StoredAnswer => {
    if (options.length === 0) return { questionId, content: random.pick(wishes) };
    const worst = Math.min(options.length - 1, 1 + Math.floor(place / 4));
    const at = random.next() < 0.55 ? 0 : random.whole(0, worst);
    return { questionId, optionId: `${at + 1}` };
  });
}
