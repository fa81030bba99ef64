import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of the page on credit repair. */
export const creditRepairCopy = {
  repairLine: '对公示中的行政处罚，已履行义务并完成整改的企业可以申请修复信用。',
  repairGuide: '办理指南',
  repairFirst: '先核对本企业的公示信息',
  repairFirstText: '按企业名称或统一社会信用代码查询公示中的行政处罚、处罚机关和公示期限。',
  repairCompanies: '查询企业信息',
  repairDownload: '下载办理指南',
  repairAside: '办理',
} as const satisfies CopyTexts;

export type CreditRepairCopy = CopyOf<typeof creditRepairCopy>;

export const useCreditRepairCopy = createCopy('home', creditRepairCopy);
