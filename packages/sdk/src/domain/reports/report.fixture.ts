import type { DetailedReport, NewReport, ReportBasicInfo } from '../../generated/models.js';
import type { ReportDocument } from './ReportDocument.js';

export const header = {
  name: '重庆明月食品有限公司',
  code: '91500231MA5U0000X1',
  number: 'BG20261120000001',
  date: '2026-11-20',
  reason: '贷款申请',
  disclaimer: '本报告仅供参考，平台不对数据的准确性作任何担保。',
};

export const info: ReportBasicInfo = {
  nsrsbh: '91500231MA5U0000X1',
  nsrmc: '重庆明月食品有限公司',
  fddbrxm: '周明',
  djzclx: '私营有限责任公司',
  hymc: '食品制造业',
  djrq: '2018-03-12',
  zczb: '1500.5',
  zcdz: '垫江县桂溪街道明月大道1号',
  scjydz: null,
  nsrzt: '正常',
  nsxydj: 'A',
  cyrs: 1036,
  swjgmc: '国家税务总局垫江县税务局',
  jyfw: '食品生产；食品销售',
};

const none = { valid: false, data: [] };
const nothing = { valid: false, data: null };

/** A report that could not be read at all. */
export const unread: DetailedReport = {
  header,
  sections: {
    registration: nothing,
    changeRegistration: none,
    investors: none,
    invoices: none,
    declarations: none,
    credit: none,
    lawViolations: none,
    contacts: nothing,
    balanceSheet: nothing,
    incomeStatement: nothing,
  },
};

export const unreadNew: NewReport = {
  header,
  reportData: { JBXX: null, CWZB: null, NSSB: null, SXYGYL: null },
};

/** All texts that a document shows in facts, tables and notes. */
export const textsOf = ({ sections }: ReportDocument): readonly string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'facts') return block.items.map(({ value }) => value);
      if (block.kind === 'table') return block.rows.flatMap((row) => Object.values(row));
      return block.kind === 'note' ? [block.text] : [];
    }),
  );
