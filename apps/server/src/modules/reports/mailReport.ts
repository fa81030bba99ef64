import { ApiError, invalid } from '../../contract/ApiError.js';
import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { takeUses } from '../../security/takeUses.js';
import { isMailAddress, maskMailAddress } from './mailAddress.js';
import type { PrintedReport } from './printReport.js';
import { plainLine } from './plainLine.js';
import { recordReading } from './readReport.js';
import { disclaimer } from './toReport.js';

const daySeconds = 86_400;
const hourSeconds = 3_600;
/** Per day, order and user. */
const perOrder = 5;
/** Most mail servers take 10 MB, and attachments grow by a third in transit. */
const largest = 7_000_000;

type Sender = Pick<
  UserCall<OperationId>,
  'config' | 'db' | 'messages' | 'now' | 'request' | 'requestId' | 'user'
>;

/** Why a report is not sent, worded for the user. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
}

/** The recipient of a report; throws 100400 unless it is one plain address. */
export function recipientOf(email: string | undefined): string {
  if (email === undefined || !isMailAddress(email))
    throw invalid([{ field: 'email', message: '请输入正确的邮箱地址' }]);
  return email;
}

const linkRefusals = { name: '邮件标题中不能包含网址', remark: '附言中不能包含网址' };

/** What the user words, as a single line; refuses anything like a link, so that mail from us cannot be used for phishing. */
export function wordingOf(field: keyof typeof linkRefusals, typed = ''): string {
  const text = plainLine(typed);
  if (/:\/\/|www\.|\b[\w-]+\.(?:com|cn|net|org|top|xyz)\b/i.test(text))
    throw invalid([{ field, message: linkRefusals[field] }]);
  return text;
}

/** What the user says of a mail. */
export interface ReportMailing {
  readonly email: string;
  /** The report's title if it is empty. */
  readonly subject?: string;
  readonly remark?: string;
}

async function count({ config, db, now, user }: Sender, orderId: string): Promise<void> {
  const limits = [
    { key: `report-mail:${user.id}:${orderId}`, max: perOrder, windowSeconds: daySeconds },
    {
      key: `report-mail:${user.id}`,
      max: config.reportMailLimits.user,
      windowSeconds: hourSeconds,
    },
    { key: 'report-mail', max: config.reportMailLimits.all, windowSeconds: hourSeconds },
  ];
  try {
    await takeUses(db, limits, now());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new MailRefusal('发送次数已达上限，请稍后再试');
  }
}

/** Passes a printed report to the mail driver, which sends it once the call has succeeded. Throws `MailRefusal`. */
export async function mailReport(
  sender: Sender,
  { report, title, pdf }: PrintedReport,
  { email, subject, remark }: ReportMailing,
): Promise<void> {
  const { messages } = sender;
  if (!messages.has('email')) throw new MailRefusal('邮件服务尚未开通，请联系平台客服');
  if (pdf.length > largest) throw new MailRefusal('报告过大，无法通过邮件发送，请下载后转发');
  await count(sender, report.orderId);
  await recordReading(sender, report, 'MAIL', maskMailAddress(email));
  const values = { title, number: report.number, date: report.date, disclaimer };
  messages.send({
    channel: 'email',
    to: email,
    template: 'report',
    values: {
      ...values,
      subject: subject || title,
      remark: remark ? `发件人附言：${remark}\n` : '',
    },
    attachments: [{ fileName: `${title}.pdf`, mediaType: 'application/pdf', content: pdf }],
  });
}
