import type { StoredQuestion } from '../../schema/evaluations.js';

const levels = (...labels: readonly string[]) =>
  labels.map((option, at) => ({
    id: `${at + 1}`,
    option,
    score: Math.round((100 * (labels.length - 1 - at)) / (labels.length - 1)),
  }));

/** The questions of every sample activity. */
export const questions: readonly StoredQuestion[] = [
  {
    id: '1',
    title: '您对该部门办理事项的效率是否满意？',
    options: levels('很满意', '满意', '一般', '不满意', '很不满意'),
  },
  {
    id: '2',
    title: '工作人员的态度和业务水平如何？',
    options: levels('很好', '较好', '一般', '较差', '很差'),
  },
  {
    id: '3',
    title: '办事所需的材料和流程是否一次说清？',
    options: levels('一次说清', '基本说清', '需要多次询问', '没有说清'),
  },
  {
    id: '4',
    title: '惠企政策是否主动告知、及时兑现？',
    options: levels('主动告知并及时兑现', '告知但兑现较慢', '没有告知'),
  },
  {
    id: '5',
    title: '是否遇到推诿、拖延或额外收费？',
    options: levels('没有遇到', '偶尔遇到', '经常遇到'),
  },
  { id: '6', title: '您希望该部门优先改进哪一件事？', options: [] },
];
