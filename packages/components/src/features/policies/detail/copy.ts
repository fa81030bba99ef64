import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';
import { policyFactsCopy } from '../factsCopy.js';

/** Copy of one policy. */
export const policyDetailCopy = {
  ...policyFactsCopy,
  backToSearch: '政策查询',
  backToRecommended: '为您推荐',
  amount: '补助金额',
  perWan: '万元',
  declareEnd: '申报截止',
  viewed: '浏览次数',
  times: '次',
  applying: '申报政策',
  apply: '立即申报',
  left: '距申报截止',
  days: '天',
  deadline: '截止日期',
  invalid: '政策已失效，无法申报',
  notStarted: '{date} 起可以申报',
  notOnline: '本政策不在线申报，请按联系方式咨询办理。',
  taxFirst: '申报前需要授权使用企业涉税数据。',
  contactPhone: '咨询电话',
  reasons: '推荐理由',
  facts: '政策要点',
  publisher: '发布部门',
  publishDate: '发布日期',
  declareStart: '申报开始',
  sizes: '适用企业规模',
  anySize: '不限',
  applicants: '申报对象',
  redemption: '扶持标准',
  body: '政策正文',
  materials: '申报材料',
  basicFiles: '基础资料',
  declarationFiles: '申报资料',
  fileName: '材料名称',
  need: '是否必需',
  required: '必需',
  optional: '可选',
  fileTypes: '文件类型',
  template: '模板',
  download: '下载模板',
  files: '政策附件',
  steps: '办理流程',
  contact: '联系方式',
  office: '受理单位',
  person: '联系人',
  address: '办公地址',
} as const satisfies CopyTexts;

export type PolicyDetailCopy = CopyOf<typeof policyDetailCopy>;

export const usePolicyDetailCopy = createCopy('policies', policyDetailCopy);
