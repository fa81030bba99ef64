import { expect, test } from 'vitest';
import type { ReportDocument } from '@huiqi/sdk/report';
import { makeReportPdf } from './makeReportPdf.js';

const document: ReportDocument = {
  title: '重庆明月食品有限公司(分析报告)',
  header: {
    name: '重庆明月食品有限公司',
    code: '91500231MA5U0000X1',
    number: 'BG20261120000001',
    date: '2026-11-20',
    reason: '贷款申请',
    disclaimer: '本报告仅供参考，平台不对数据的准确性作任何担保。',
  },
  sections: [
    { id: 'a', number: 1, title: '登记信息', valid: true, blocks: [{ kind: 'note', text: '无' }] },
  ],
};
const broken = { ...document, sections: null } as unknown as ReportDocument;

test('prints the same document as the same bytes, also after one that cannot be printed', async () => {
  const first = await makeReportPdf(document);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(makeReportPdf(broken)).rejects.toThrow('TypeError');
  expect(await makeReportPdf(document)).toEqual(first);
}, 90_000);

test('one that takes too long can be tried again', async () => {
  await expect(makeReportPdf(document, 0)).rejects.toMatchObject({ code: '100503' });
  expect((await makeReportPdf(document)).subarray(0, 5).toString()).toBe('%PDF-');
}, 90_000);

test('does not let callers pile up', async () => {
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => makeReportPdf(document)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(reason).toMatchObject({ code: '100503' });
}, 90_000);
