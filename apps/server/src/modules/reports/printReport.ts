import { describeNewReport, describeReport, type ReportDocument } from '@huiqi/sdk/report';
import { conflict } from '../../contract/ApiError.js';
import { layoutOf } from './layoutOf.js';
import { makeReportPdf } from './makeReportPdf.js';
import { plainLine } from './plainLine.js';
import { readReport, type OrderReport } from './readReport.js';
import type { ReportRow } from './repository.js';
import { toDetailedReport, toNewReport } from './toReport.js';

type Reader = Parameters<typeof readReport>[0];

/** A report as a file. */
export interface PrintedReport {
  readonly report: ReportRow;
  /** The file's title: the company name plus (分析报告). */
  readonly title: string;
  readonly pdf: Buffer;
}

const documentOf = (found: OrderReport): ReportDocument =>
  layoutOf(found.row) === 'news'
    ? describeNewReport(toNewReport(found))
    : describeReport(toDetailedReport(found));

/** Prints an order's report from the server's own data, ignoring the page's. Throws 100409 if there is none. */
export async function printReport(reader: Reader, orderId: string): Promise<PrintedReport> {
  const found = await readReport(reader, orderId);
  if (!found) throw conflict('该申请暂无企业信息报告');
  const document = documentOf(found);
  const title = plainLine(document.title).replaceAll(/[\\/:*?"<>|]/g, ' ');
  return { report: found.report, title, pdf: await makeReportPdf(document) };
}
