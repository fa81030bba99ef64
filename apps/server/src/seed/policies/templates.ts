import type { policyTemplates } from '../../schema/policies.js';
import { makeDocx } from './makeDocx.js';
import type { Category } from './PolicyFact.js';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Ids of the templates that policies of the sample offer. */
export const templateIds = { promise: '1', guide: '2', roster: '3' } as const;

const blank = '________________';

const forms: Readonly<Record<Category, readonly [id: string, name: string]>> = {
  TECHNOLOGY: ['11', '技术创新项目申报书'],
  FINANCE: ['12', '金融支持资金申请表'],
  TAX: ['13', '税费优惠申请表'],
  TALENT: ['14', '人才项目申请表'],
  EMPLOYMENT: ['15', '稳岗就业补贴申请表'],
  INDUSTRY: ['16', '产业发展项目申报书'],
  OTHER: ['17', '政策兑现申请表'],
};

export const formIdOf = (category: Category): string => forms[category][0];

const formLines = [
  `企业名称：${blank}    统一社会信用代码：${blank}`,
  `法定代表人：${blank}    联系电话：${blank}`,
  `所属行业：${blank}    上年度营业收入（万元）：${blank}`,
  '一、企业基本情况（成立时间、主营业务、从业人数、资产情况）',
  '二、申报事项（内容、实施时间、投入情况）',
  '三、申报依据和金额（逐项列明，单位：万元）',
  '四、已享受的财政资金（没有的填“无”）',
  '本企业保证以上内容和所附材料真实、准确、完整。',
  '（盖章）        年    月    日',
];

const texts: readonly (readonly [id: string, name: string, lines: readonly string[]])[] = [
  [
    templateIds.promise,
    '信用承诺书',
    [
      `${blank}（企业名称）郑重承诺：`,
      '一、所提交的申报材料真实、合法、有效；',
      '二、未就同一事项重复申报财政资金；',
      '三、自觉接受有关部门的监督检查，违反承诺的，退回资金并承担相应责任。',
      '法定代表人（签字）：            （盖章）        年    月    日',
    ],
  ],
  [
    templateIds.guide,
    '申报指南',
    [
      '一、登录平台，在政策详情页点击“立即申报”。',
      '二、填写申请表，下载模板，填写后盖章扫描上传。',
      '三、提交后可在“我的申报”查看审核进度；退回补正的，按意见修改后重新提交。',
      '四、审核通过后，资金拨付到申请表所填的银行账户。',
    ],
  ],
  [
    templateIds.roster,
    '职工花名册',
    ['姓名    岗位    入职时间    参保时间    联系电话', blank, blank, blank],
  ],
  ...Object.values(forms).map(([id, name]) => [id, name, formLines] as const),
];

/** Word files that can be filled in. */
export const makeTemplates = (): (typeof policyTemplates.$inferInsert)[] =>
  texts.map(([id, name, lines]) => ({
    id,
    fileName: `${name}.docx`,
    mediaType: docx,
    content: makeDocx(name, lines),
  }));
