import type { ReportBasicInfo } from '../../generated/models.js';
import { TaxCreditGradeLabels } from '../../generated/enums.js';
import { formatDate } from '../dates/dates.js';
import { emptyText } from '../text/formats.js';
import { labelOf } from '../text/labelOf.js';
import type { ReportFact, ReportFacts } from './ReportDocument.js';
import { countText, figureText, plainText } from './texts.js';

const withUnit = (term: string, value: string, unit: string): ReportFact =>
  value === emptyText ? { term, value } : { term, value, unit };

/** Registration facts, long ones last. */
export const basicInfo = (info: ReportBasicInfo): ReportFacts => ({
  kind: 'facts',
  items: [
    { term: '纳税人名称', value: plainText(info.nsrmc) },
    { term: '纳税人识别号', value: plainText(info.nsrsbh) },
    { term: '法定代表人', value: plainText(info.fddbrxm) },
    { term: '登记注册类型', value: plainText(info.djzclx) },
    { term: '行业名称', value: plainText(info.hymc) },
    { term: '登记日期', value: formatDate(info.djrq) },
    withUnit('注册资本', figureText(info.zczb), '万元'),
    withUnit('从业人数', countText(info.cyrs), '人'),
    { term: '纳税人状态', value: plainText(info.nsrzt) },
    {
      term: '纳税信用等级',
      value: info.nsxydj === null ? emptyText : labelOf(TaxCreditGradeLabels, info.nsxydj),
    },
    { term: '主管税务机关', value: plainText(info.swjgmc) },
    { term: '注册地址', value: plainText(info.zcdz) },
    { term: '生产经营地址', value: plainText(info.scjydz) },
    { term: '经营范围', value: plainText(info.jyfw) },
  ],
});
