import type { Banner } from '@huiqi/sdk';
import type { settings as table } from '../../schema/areas.js';

/** Banners above the supervision list. */
const supervision: readonly Banner[] = [
  {
    id: '31',
    imageUrl: '/assets/banners/supervision.png',
    title: '企业诉求，件件有回应',
    subtitle: '办理时限公开，超期自动督办',
    link: '/enterpriseDemands/release',
  },
];

/** Banners of the policy home. */
const policy: readonly Banner[] = [
  {
    id: '41',
    imageUrl: '/assets/banners/policy.png',
    title: '惠企政策，一站查询、在线申报',
    subtitle: '国家、市、区县三级政策按部门归集，申报进度随时可查',
    link: '/policy/search',
  },
  {
    id: '42',
    imageUrl: '/assets/banners/policyMatch.png',
    title: '政策找企业，符合条件就提醒',
    subtitle: '按行业、规模和资质匹配可以申报的政策，并说明推荐理由',
    link: '/policy/recommend',
  },
];

export const settings: (typeof table.$inferInsert)[] = [
  { name: 'DEMAND_OVERSEE_BANNER', value: JSON.stringify(supervision) },
  { name: 'POLICY_BANNER', value: JSON.stringify(policy) },
];
