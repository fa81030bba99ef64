import type { evaluationActivities, evaluationObjects } from '../../schema/evaluations.js';
import { questions } from './questions.js';

type Activity = typeof evaluationActivities.$inferInsert;
type Department = typeof evaluationObjects.$inferInsert;

const dayMs = 86_400_000;

const names = [
  '县税务局',
  '县市场监管局',
  '县人力资源和社会保障局',
  '县经济和信息化委员会',
  '县规划和自然资源局',
  '县住房和城乡建设委员会',
  '县生态环境局',
  '县商务委员会',
  '县财政局',
  '县金融服务中心',
  '县公安局',
  '县应急管理局',
];

const plans = [
  {
    id: 'ev-1',
    name: '县域营商环境企业评议',
    introduction:
      '请贵企业结合一年来的办事体验，对各部门的服务效率、服务态度和政策落实情况作出评价。每家企业对每个部门评价一次，评价结果汇总后公布，不公开单个企业的填写内容。',
    commentContent: '填写一份问卷约需2分钟，提交后不能修改。',
    from: -20,
    to: 30,
  },
  {
    id: 'ev-2',
    name: '下一年度惠企政策落实评议',
    introduction: '评议各部门惠企政策的宣传、受理和兑现情况，活动开始后可在此填写问卷。',
    commentContent: null,
    from: 40,
    to: 70,
  },
  {
    id: 'ev-3',
    name: '上半年政务服务评议',
    introduction: '评议各部门上半年办理涉企事项的情况。活动已经结束，感谢参与。',
    commentContent: null,
    from: -180,
    to: -120,
  },
  {
    id: 'ev-4',
    name: '窗口服务专项评议',
    introduction: '原定对办事窗口进行专项评议，因与年度评议合并，本活动取消。',
    commentContent: null,
    from: -10,
    to: 20,
    canceled: -5,
  },
] as const;

/** Four activities, one in each state, with the departments they rate. */
export function makeActivities(day: Date) {
  const at = (days: number) => new Date(day.getTime() + days * dayMs);
  const activities = plans.map((plan): Activity => ({
    id: plan.id,
    name: plan.name,
    introduction: plan.introduction,
    commentContent: plan.commentContent,
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '500231',
    beginAt: at(plan.from),
    endAt: at(plan.to),
    canceledAt: 'canceled' in plan ? at(plan.canceled) : null,
    questions,
  }));
  const objects = activities.flatMap(({ id: activityId }) =>
    names.map((name, place): Department => ({
      id: `${activityId}-${place + 1}`,
      activityId,
      name,
      place,
    })),
  );
  return { activities, objects };
}
