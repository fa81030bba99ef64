import type { SoonRoute } from '../../routes/route.js';

const header = '/policyOnline';

/** Policies (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/policy/search',
    title: '政策查询',
    line: '按层级、部门和类别查找惠企政策。',
    header,
  },
  { path: '/policy/recommend', title: '政策推荐', line: '根据企业情况推荐可申报的政策。', header },
  { path: '/recommendDetail/:id', title: '推荐政策', line: '查看政策的条件与申报材料。', header },
  { path: '/policyDetail/:id', title: '政策详情', line: '查看政策的条件与申报材料。', header },
  {
    path: '/mindRecommend/list',
    title: '为您推荐',
    line: '根据企业情况推荐可申报的政策。',
    header,
  },
  { path: '/myFavorite/list', title: '我的收藏', line: '查看收藏的政策和截止日期。', header },
];
