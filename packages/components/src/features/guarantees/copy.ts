import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the dashboards of stability and guarantees. */
export const guaranteesCopy = {
  stability: '六稳',
  guarantees: '六保',
  stabilityTitle: '六稳工作监测',
  guaranteesTitle: '六保工作监测',
  boards: '看板',
  bigScreen: '大屏',
  bigScreenTitle: '垫江县惠企服务与六稳六保监测',
  updated: '数据截至 {day}，每分钟刷新',
  notUpdated: '暂无数据，每分钟刷新',
  yearOnYear: '较上年同期',
  month: '月份',
  trendOf: '{name}：{measure}',
  map: '各乡镇市场主体（示意图）',
  ranking: '市场主体前五的乡镇',
  town: '乡镇',
  marketEntities: '市场主体',
  households: '户',
  jobsMap: '各乡镇新增就业（示意图）',
  jobs: '新增就业',
  people: '人',
  loansRank: '各乡镇贷款发放',
  loans: '贷款发放',
  wan: '万元',
  enterprises: '服务企业',
  enterpriseUnit: '家',
  financing: '累计放款',
  applications: '融资申请',
  times: '笔',
  financingTrend: '近12个月放款',
  change: '同比变化',
  indicator: '指标',
  percent: '%',
  stabilityChange: '六稳指标同比',
  guaranteesChange: '六保指标同比',
} as const satisfies CopyTexts;

export type GuaranteesCopy = CopyOf<typeof guaranteesCopy>;

export const useGuaranteesCopy = createCopy('guarantees', guaranteesCopy);
