import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the service marketplace. */
export const servicesCopy = {
  title: '助企服务',
  line: '按类别查找服务机构和产品，在线申请，办完评价。',
  shortcutTitle: '快捷服务',
  shortcutLine: '电话或网络即可办理的服务，不用上门，也不用先签合同。',
  results: '服务产品',
  allServices: '全部服务',
  total: '共 {n} 项服务',
  empty: '还没有服务产品',
  emptyHint: '服务机构发布产品后会显示在这里。',
  keyword: '关键词',
  keywordHint: '服务、机构或类别',
  categories: '服务类别',
  subcategories: '服务子类',
  all: '全部',
  mode: '服务方式',
  priceType: '收费方式',
  shortcut: '快捷服务',
  shortcutOnly: '电话或网络办理',
  yuan: '元',
  orders: '已申请 {n} 次',
  score: '{n} 分',
  scoreOfFive: '评分 {n} 分，满分 5 分',
  evaluations: '{n} 条评价',
  noScore: '暂无评价',
  organisations: '服务机构',
  organisationsTotal: '共 {n} 家机构',
  organisationHint: '机构名称',
  noOrganisations: '还没有服务机构',
  noOrganisationsHint: '机构入驻并通过审核后会显示在这里。',
  services: '{n} 项服务',
} as const satisfies CopyTexts;

export type ServicesCopy = CopyOf<typeof servicesCopy>;

export const useServicesCopy = createCopy('services', servicesCopy);
