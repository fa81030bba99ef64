import type { ReportMail } from '@huiqi/sdk';
import type { ReportsCopy } from './copy.js';

/** The input of the mail dialog. */
export interface MailDraft {
  readonly email: string;
  readonly name: string;
  readonly remark: string;
}

export type MailField = keyof MailDraft;

const longestName = 150;
const longestRemark = 500;
const longestAddress = 254;
/** A single address without a name; quoted local parts are refused. */
const address = /^[^\s@<>()[\]",;:\\]{1,64}@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+$/;
const lengthOf = (text: string) => Array.from(text).length;

/** Errors of the mail, by field. */
export function mailProblems(
  { email, name, remark }: MailDraft,
  copy: ReportsCopy,
): Partial<Record<MailField, string>> {
  const to = email.trim();
  const title = name.trim();
  const problems: [MailField, string | false][] = [
    [
      'email',
      to === ''
        ? copy.mailAddressNeeded
        : (to.length > longestAddress || !address.test(to)) && copy.mailAddressWrong,
    ],
    [
      'name',
      title === '' ? copy.mailNameNeeded : lengthOf(title) > longestName && copy.mailNameLong,
    ],
    ['remark', lengthOf(remark.trim()) > longestRemark && copy.mailRemarkLong],
  ];
  return Object.fromEntries(problems.filter(([, message]) => message));
}

/** The request of the mail, without an empty remark. */
export function toReportMail(orderId: string, { email, name, remark }: MailDraft): ReportMail {
  const text = remark.trim();
  return {
    orderId,
    name: name.trim(),
    email: email.trim(),
    ...(text === '' ? {} : { remark: text }),
  };
}
