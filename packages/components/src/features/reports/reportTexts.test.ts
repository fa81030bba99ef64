import { expect, test } from 'vitest';
import { reportsCopy as copy, type ReportsCopy } from './copy.js';
import { isFigure, isNegative } from './isFigure.js';
import { reportFileName } from './reportFileName.js';
import { mailProblems, toReportMail, type MailDraft } from './reportMail.js';

const words = copy as ReportsCopy;
const draft: MailDraft = { email: ' zhou@example.com ', name: '报告', remark: ' ' };
const problemsOf = (change: Partial<MailDraft>) => mailProblems({ ...draft, ...change }, words);

test('a figure is told from a text, and one below zero from the others', () => {
  for (const text of ['0', '12.30', '-12.30', '1,234,567.50']) expect(isFigure(text)).toBe(true);
  for (const text of ['--', '2026-10', '91500231MA5U0000X1', '1,23', '']) {
    expect(isFigure(text)).toBe(false);
  }
  expect(isNegative('-12.30')).toBe(true);
  expect(isNegative('-0.00')).toBe(false);
  expect(isNegative('12.30')).toBe(false);
});

test('the file is named for the title, without what file systems refuse', () => {
  expect(reportFileName('明月(分析报告)')).toBe('明月(分析报告).pdf');
  expect(reportFileName('a/b\\c:d\u202Egnp.\n')).toBe('a-b-c-d-gnp.-.pdf');
  expect(Array.from(reportFileName('𠮷'.repeat(200)))).toHaveLength(84);
});

test.each([
  'zhou',
  'zhou@example',
  'zhou@example..com',
  'a@b.cn,c@d.cn',
  'a@b.cn\r\nBcc: c@d.cn',
  '周 <a@b.cn>',
  `${'a'.repeat(65)}@b.cn`,
])('%j is no address a report is sent to', (email) => {
  expect(problemsOf({ email })).toEqual({ email: copy.mailAddressWrong });
});

test('title and remark have limits, counted in characters', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ email: '', name: ' ' })).toEqual({
    email: copy.mailAddressNeeded,
    name: copy.mailNameNeeded,
  });
  expect(problemsOf({ name: '𠮷'.repeat(150), remark: '字'.repeat(500) })).toEqual({});
  expect(problemsOf({ name: '字'.repeat(151), remark: '字'.repeat(501) })).toEqual({
    name: copy.mailNameLong,
    remark: copy.mailRemarkLong,
  });
});

test('the mail is sent trimmed, without an empty remark', () => {
  const mail = { orderId: '7', email: 'zhou@example.com', name: '报告' };
  expect(toReportMail('7', draft)).toEqual(mail);
  expect(toReportMail('7', { ...draft, remark: ' 请查收 ' })).toEqual({
    ...mail,
    remark: '请查收',
  });
});
