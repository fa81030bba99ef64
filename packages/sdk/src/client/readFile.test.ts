import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportOrders } from '../generated/operations/exports.js';
import { uploadFiles } from '../generated/operations/uploads.js';
import { createClient } from './createClient.js';
import type { HuiqiClient } from './HuiqiClient.js';
import { readFile, fileNameOf } from './readFile.js';
import { wait } from './wait.js';

const context = { operationId: 'exportOrders', requestId: 'web-1' };
const take = async (status: number, type: string, text: string, disposition = '') => {
  const response = new Response(null, {
    status,
    headers: { 'content-type': type, 'content-disposition': disposition },
  });
  return readFile(response, new Blob([text]), context);
};

describe('readFile', () => {
  it('resolves with the file and its name', async () => {
    const name = `attachment; filename="x.xls"; filename*=UTF-8''${encodeURIComponent('申请信息.xls')}`;
    const answer = await take(200, 'application/vnd.ms-excel', 'cells', name);
    expect(answer.fileName).toBe('申请信息.xls');
    await expect(answer.blob.text()).resolves.toBe('cells');
  });

  it('throws the error of an envelope instead of a file', async () => {
    const envelope = JSON.stringify({ code: '003001', message: '慢一点', requestId: 'r' });
    await expect(take(200, 'application/json', envelope)).rejects.toMatchObject({ code: '003001' });
    await expect(take(429, 'application/json', envelope)).rejects.toMatchObject({
      code: '003001',
      httpStatus: 429,
    });
  });

  it.each([
    ['an empty file', 200, 'application/vnd.ms-excel', ''],
    ['a login page', 200, 'text/html; charset=utf-8', '<h1>登录</h1>'],
    ['a success envelope', 200, 'application/json', '{"code":"200","data":1}'],
    ['a broken gateway', 502, 'text/html', 'bad gateway'],
  ])('%s is a protocol error', async (_what, status, type, text) => {
    await expect(take(status, type, text)).rejects.toMatchObject({ kind: 'protocol' });
  });
});

describe('the time of a file', () => {
  afterEach(() => void vi.useRealTimers());
  const orders = (client: HuiqiClient) => exportOrders(client, { body: { fieldList: [] } });
  const form = (client: HuiqiClient) => uploadFiles(client, { body: new FormData() });

  it.each([
    ['down', 100, orders, 'business'],
    ['up', 100, form, 'business'],
    ['that never ends', 130, orders, 'timeout'],
  ] as const)('%s: %i s', async (_what, seconds, call, kind) => {
    vi.useFakeTimers();
    const fetch = async () => {
      await wait(seconds * 1000);
      return Response.json({ code: '003001', message: '慢一点' });
    };
    const client = createClient({ baseUrl: 'https://api.example', fetch });
    const failure = call(client).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(140_000);
    await expect(failure).resolves.toMatchObject({ kind });
  });
});

describe('fileNameOf', () => {
  it.each([
    [null, undefined],
    ['attachment', undefined],
    ['attachment; filename=report.pdf', 'report.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A.pdf", '报告.pdf'],
    ["attachment; filename*=UTF-8''%E6; filename=b.pdf", 'b.pdf'],
    ['attachment; filename="a\u202Efdp.exe"', 'afdp.exe'],
    ["attachment; filename*=UTF-8'zh-CN'%E6%8A%A5%E5%91%8A.pdf", '报告.pdf'],
    ["attachment; filename*=utf-8''%E6%8A%A5.pdf; filename=b.pdf", '报.pdf'],
    ["attachment; filename*=iso-8859-1'en'na%EFve.pdf", 'naïve.pdf'],
    ["attachment; filename*=GBK''%B1%A8.pdf; filename=b.pdf", 'b.pdf'],
    ['attachment; filename="a \\"b\\" c.pdf"', 'a "b" c.pdf'],
    ['attachment; x-filename=wrong.pdf; filename=right.pdf', 'right.pdf'],
    ['attachment; x-filename=wrong.pdf', undefined],
    ['attachment; name="a; filename=wrong.pdf"; filename="b;c.pdf"', 'b;c.pdf'],
    ['attachment;FileName = report.pdf ;size=3', 'report.pdf'],
    ['attachment; filename=a.pdf; filename=b.pdf', 'a.pdf'],
  ])('%j is %j', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
