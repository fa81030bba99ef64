import type { ExportField } from '@huiqi/sdk';
import {
  deskStatusLabels,
  InterestRateTypeLabels,
  labelOf,
  OrderSourceTypeLabels,
  RepaymentTypeLabels,
} from '@huiqi/sdk/domain';
import { maskPhone } from '../../text/mask.js';
import type { ExportRow } from './repository.js';
import {
  dateCell,
  dateTimeCell,
  type Cell,
  type ColumnKind,
  type SheetColumn,
} from './xls/columns.js';

/** A spreadsheet column and the source of its cells. */
export interface ExportColumn extends SheetColumn {
  readonly fieldName: string;
  /** Whether it is selected by default. */
  readonly checked: boolean;
  readonly cell: (row: ExportRow) => Cell;
}

type Source = readonly [
  fieldName: string,
  title: string,
  kind: ColumnKind,
  width: number,
  cell: (row: ExportRow) => Cell,
  checked?: boolean,
];

const number = (text: string | null | undefined): number | null =>
  text === null || text === undefined || text === '' ? null : Number(text);

/** Columns of orders, in spreadsheet order, named like the contract's staff orders. */
const sources: readonly Source[] = [
  ['orderCode', '申请编号', 'code', 22, (row) => row.orderCode],
  ['companyName', '企业名称', 'text', 32, (row) => row.companyName ?? row.applicantName],
  ['nsrsbh', '统一社会信用代码', 'text', 22, (row) => row.creditCode],
  ['applicantKind', '申请主体', 'text', 10, (row) => (row.kind === 'PERSON' ? '个人' : '企业')],
  ['applyUser', '申请账号', 'text', 14, (row) => row.applyUser],
  [
    'productName',
    '产品名称',
    'text',
    20,
    (row) => (row.parentOrderId === null ? row.productName : `${row.productName}·提款`),
  ],
  ['productCategoryName', '产品类别', 'text', 14, (row) => row.categoryName, false],
  ['bankName', '所属银行', 'text', 22, (row) => row.bankName],
  ['loanAmount', '申请金额（万元）', 'money', 18, (row) => number(row.loanAmount)],
  ['loanterm', '贷款期限（月）', 'integer', 15, (row) => row.loanTerm],
  ['orderStatus', '申请状态', 'text', 14, (row) => labelOf(deskStatusLabels, row.status)],
  ['createdTs', '申请时间', 'code', 18, (row) => dateTimeCell(row.createdAt)],
  ['updatedTs', '更新时间', 'code', 18, (row) => dateTimeCell(row.updatedAt)],
  ['loanLending', '贷款用途', 'text', 24, (row) => row.loanLending, false],
  [
    'repaymentType',
    '还款方式',
    'text',
    14,
    (row) => row.repaymentType && labelOf(RepaymentTypeLabels, row.repaymentType),
    false,
  ],
  ['legalName', '法定代表人', 'text', 14, (row) => row.legalName, false],
  ['contactName', '联系人', 'text', 14, (row) => row.contactName],
  ['contactPhone', '联系电话', 'code', 15, (row) => maskPhone(row.contactPhone)],
  ['reason', '审核意见或关闭原因', 'text', 40, (row) => row.reason],
  ['loanDate', '放款日期', 'text', 13, (row) => (row.loan ? dateCell(row.loan.date) : null)],
  ['loanPaid', '放款金额（万元）', 'money', 18, (row) => number(row.loan?.amount)],
  ['loanRate', '放款年利率（%）', 'rate', 15, (row) => number(row.loan?.rate)],
  [
    'interestRateType',
    '产品利率类型',
    'text',
    11,
    (row) => labelOf(InterestRateTypeLabels, row.interestRateType),
    false,
  ],
  ['loanPaidTerm', '放款期限（月）', 'integer', 15, (row) => row.loan?.term ?? null],
  ['source', '申请来源', 'text', 12, (row) => labelOf(OrderSourceTypeLabels, row.source)],
  ['partnerName', '合作机构', 'text', 20, (row) => row.partnerName, false],
  ['partnerReference', '合作机构标识', 'text', 24, (row) => row.partnerReference, false],
  ['regionName', '所属地区', 'text', 14, (row) => row.regionName],
  ['recommender', '推荐人', 'text', 14, (row) => row.recommenderName],
  ['recommenderPhone', '推荐人电话', 'text', 15, (row) => maskPhone(row.recommenderPhone), false],
  ['mechanismName', '推荐机构', 'text', 28, (row) => row.mechanismName, false],
  ['recommendationCode', '推荐码', 'text', 16, (row) => row.recommendationCode, false],
  ['assignee', '处理人', 'text', 14, (row) => row.assigneeName],
  ['assigneeDept', '处理部门', 'text', 18, (row) => row.assigneeDept, false],
];

export const exportColumns: readonly ExportColumn[] = sources.map(
  ([fieldName, title, kind, width, cell, checked = true]) => ({
    fieldName,
    title,
    kind,
    width,
    checked,
    cell,
  }),
);

export const exportFields: readonly ExportField[] = exportColumns.map(
  ({ fieldName, title, checked }) => ({ fieldName, fieldDesc: title, checked }),
);

/** The checked columns in spreadsheet order; undefined if the list names an unknown one. */
export function chosenColumns(fields: readonly ExportField[]): ExportColumn[] | undefined {
  const known = new Set(exportColumns.map(({ fieldName }) => fieldName));
  if (!fields.every(({ fieldName }) => known.has(fieldName))) return undefined;
  const wanted = new Set(fields.filter(({ checked }) => checked).map(({ fieldName }) => fieldName));
  return exportColumns.filter(({ fieldName }) => wanted.has(fieldName));
}
