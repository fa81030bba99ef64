import type { NewReport } from '@huiqi/sdk';
import type { Handlers, UserCall } from '../../http/context.js';
import { ownOrigin } from '../../http/headers/ownOrigin.js';
import { documentHandlers } from './documentHandlers.js';
import { layoutOf } from './layoutOf.js';
import { readReport } from './readReport.js';
import { refreshHandlers } from './refreshHandlers.js';
import { isAuthorised, ownOrder, readableOrder } from './reportAccess.js';
import { reportParts, toDetailedReport, toNewReport } from './toReport.js';

type Parts = NewReport['reportData'];
type PartCall =
  | UserCall<'getReportBasicInfo'>
  | UserCall<'getReportFinancialIndicators'>
  | UserCall<'getReportTaxDeclaration'>
  | UserCall<'getReportSupplyChain'>;

async function readPart<Part extends keyof Parts>(call: PartCall, part: Part) {
  const found = await readReport(call, call.input.id);
  return found && reportParts(found)[part];
}

const wechatMessage = (isPerson: boolean, authorized: boolean): string => {
  if (isPerson) return '个人申请没有企业信息报告';
  return authorized ? '授权成功' : '企业尚未授权，请先完成授权';
};

export const handlers = {
  ...documentHandlers,
  ...refreshHandlers,

  getOrderReport: async (call) => {
    const found = await readReport(call, call.input.id);
    return found && toDetailedReport(found);
  },

  getNewOrderReport: async (call) => {
    const found = await readReport(call, call.input.id);
    return found && toNewReport(found);
  },

  getReportBasicInfo: (call) => readPart(call, 'JBXX'),
  getReportFinancialIndicators: (call) => readPart(call, 'CWZB'),
  getReportTaxDeclaration: (call) => readPart(call, 'NSSB'),
  getReportSupplyChain: (call) => readPart(call, 'SXYGYL'),

  getReportFlag: async (call) => {
    const { orderId } = call.input;
    if (orderId === undefined) return { sgin: 'news' };
    return { sgin: layoutOf(await readableOrder(call, orderId)) };
  },

  getWechatReport: async (call) => {
    const { orderId } = call.input;
    const row = await ownOrder(call, orderId);
    const authorized = await isAuthorised(call.db, row);
    // Always an address of this site: a scanner must not lead anywhere else.
    const origin = ownOrigin(call.request, call.config);
    const ewmUrl = `${origin}/creditReport?orderId=${encodeURIComponent(orderId)}`;
    return {
      orderId,
      companyName: row.companyName ?? row.order.applicantName ?? '',
      authorized,
      message: wechatMessage(row.order.companyId === null, authorized),
      ewmUrl: authorized && origin !== null ? ewmUrl : null,
    };
  },
} satisfies Handlers;
