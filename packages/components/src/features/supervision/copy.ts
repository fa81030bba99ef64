import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the supervision of demands. */
export const supervisionCopy = {
  title: '服务监督',
  sentence: '企业诉求的办理时限和结果向社会公开',
  carousel: '服务监督公告轮播',
  slide: '第 {n} 张，共 {total} 张',
  pause: '暂停轮播',
  play: '继续轮播',
  see: '查看',
  total: '已交办诉求',
  replied: '已答复',
  waiting: '办理中',
  overdue: '逾期未答复',
  onTime: '按时答复率',
  piece: '件',
  department: '承办部门',
  overdueRank: '各部门逾期未答复',
  overdueRankNone: '各部门都没有逾期未答复的诉求。',
  repliedRank: '各部门已答复',
  rankNone: '其余 {n} 个部门为 0 件。',
  rankRest: '显示前{n}个部门，全部部门见数据表。',
  listTitle: '督办诉求',
  listTotal: '共 {n} 条诉求',
  keyword: '关键词',
  keywordHint: '诉求标题',
  replyState: '答复情况',
  onlyOverdue: '只看逾期',
  demand: '诉求',
  author: '发布方',
  due: '答复期限',
  repliedAt: '答复时间',
  notYet: '未答复',
  status: '办理状态',
  emptyTitle: '还没有督办的诉求',
  emptyHint: '诉求交办到部门后会在这里公开。',
} as const satisfies CopyTexts;

export type SupervisionCopy = CopyOf<typeof supervisionCopy>;

export const useSupervisionCopy = createCopy('supervision', supervisionCopy);
