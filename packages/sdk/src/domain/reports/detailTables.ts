import { TaxCreditGradeLabels } from '../../generated/enums.js';
import type {
  ReportChange,
  ReportContact,
  ReportContacts,
  ReportCreditYear,
  ReportInvestor,
  ReportLawViolation,
} from '../../generated/models.js';
import { formatDate } from '../dates/dates.js';
import { labelOf } from '../text/labelOf.js';
import type { ReportTable } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { countText, figureText, percentText, plainText } from './texts.js';

export const changes = (rows: readonly ReportChange[]): readonly ReportTable[] =>
  tableOf('变更记录', rows, [
    words('bgrq', '变更日期', ({ bgrq }) => formatDate(bgrq)),
    words('bgxm', '变更项目', ({ bgxm }) => plainText(bgxm)),
    words('bgqnr', '变更前', ({ bgqnr }) => plainText(bgqnr)),
    words('bghnr', '变更后', ({ bghnr }) => plainText(bghnr)),
  ]);

export const investors = (rows: readonly ReportInvestor[]): readonly ReportTable[] =>
  tableOf('投资方', rows, [
    words('tzfmc', '投资方名称', ({ tzfmc }) => plainText(tzfmc)),
    words('tzflx', '投资方类型', ({ tzflx }) => plainText(tzflx)),
    figures('tzje', '投资金额', ({ tzje }) => figureText(tzje), '万元'),
    figures('tzbl', '投资比例', ({ tzbl }) => percentText(tzbl), '%'),
  ]);

export const creditYears = (rows: readonly ReportCreditYear[]): readonly ReportTable[] =>
  tableOf('纳税信用评价', rows, [
    words('pjnd', '评价年度', ({ pjnd }) => String(pjnd)),
    words('pjjg', '评价结果', ({ pjjg }) => labelOf(TaxCreditGradeLabels, pjjg)),
    figures('pjfs', '评价分数', ({ pjfs }) => countText(pjfs), '分'),
  ]);

export const lawViolations = (rows: readonly ReportLawViolation[]): readonly ReportTable[] =>
  tableOf('违法违章记录', rows, [
    words('djrq', '登记日期', ({ djrq }) => formatDate(djrq)),
    words('wfwzlx', '违法违章类型', ({ wfwzlx }) => plainText(wfwzlx)),
    words('wfss', '违法事实', ({ wfss }) => plainText(wfss)),
    words('cljg', '处理结果', ({ cljg }) => plainText(cljg)),
    words('clzt', '处理状态', ({ clzt }) => plainText(clzt)),
  ]);

interface NamedContact extends ReportContact {
  readonly role: string;
}

const named = (role: string, contact: ReportContact | null): readonly NamedContact[] =>
  contact ? [{ role, ...contact }] : [];

export const contacts = ({ bsr, fddbr, cwfzr }: ReportContacts): readonly ReportTable[] =>
  tableOf(
    '联系人',
    [...named('办税人', bsr), ...named('法定代表人', fddbr), ...named('财务负责人', cwfzr)],
    [
      words('role', '身份', ({ role }) => role),
      words('xm', '姓名', ({ xm }) => plainText(xm)),
      words('sjhm', '手机号码', ({ sjhm }) => plainText(sjhm)),
    ],
  );
