import { expect, it } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import type { MockRequest, MockResponse } from '../testing/scenario.js';
import type { OperationData } from '../client/types.js';
import { uploadBatch } from './uploadBatch.js';

type Stored = OperationData<'uploadFiles'>;

const fileOf = (name: string, size = 8) => new File([new Uint8Array(size)], name);
const filesOf = ({ body }: MockRequest) => (body as FormData).getAll('files') as File[];

function storage(respond: (request: MockRequest, count: number) => MockResponse<Stored>) {
  let count = 0;
  return createMockClient({
    uploadFiles: (request) => {
      count += 1;
      return respond(request, count);
    },
  });
}

const store = (request: MockRequest): MockResponse<Stored> => ({
  data: filesOf(request).map(({ name, size }) => ({
    url: `finance/202611/x/${name}`,
    fileName: name,
    type: 'PDF',
    size,
  })),
});

it('sends all files in one request, with safe names, and returns what is stored', async () => {
  const client = storage(store);
  const stored = await uploadBatch(client, [fileOf('../合同.pdf'), fileOf('b.pdf', 3)]);
  expect(stored.map(({ fileName, size }) => [fileName, size])).toEqual([
    ['合同.pdf', 8],
    ['b.pdf', 3],
  ]);
  expect(client.transport.requests).toHaveLength(1);
});

it('repeats a broken request with the same key', async () => {
  const client = storage((request, count) => (count < 3 ? { offline: true } : store(request)));
  await expect(uploadBatch(client, [fileOf('a.pdf')])).resolves.toHaveLength(1);
  const keys = client.transport.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('gives up after the retries', async () => {
  const client = storage(() => ({ offline: true }));
  await expect(uploadBatch(client, [fileOf('a.pdf')], { retries: 1 })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(client.transport.requests).toHaveLength(2);
});

it('names every file that the platform would refuse, before anything is sent', async () => {
  const client = storage(store);
  const files = [fileOf('a.pdf'), fileOf('b.exe'), fileOf('c.pdf', 0)];
  await expect(uploadBatch(client, files)).rejects.toMatchObject({
    kind: 'validation',
    fieldErrors: {
      'files.1': expect.stringContaining('仅支持上传') as string,
      'files.2': '文件内容为空，请重新选择',
    },
  });
  const many = Array.from({ length: 11 }, () => fileOf('a.pdf'));
  for (const wrong of [[], many])
    await expect(uploadBatch(client, wrong)).rejects.toMatchObject({ kind: 'validation' });
  expect(client.transport.requests).toHaveLength(0);
});

it('passes on what the platform says of each file, and repeats nothing', async () => {
  const client = storage(() => ({
    code: '100400',
    fieldErrors: [{ field: 'files.0', message: '文件已损坏，无法读取' }],
  }));
  await expect(uploadBatch(client, [fileOf('a.pdf')])).rejects.toMatchObject({
    code: '100400',
    fieldErrors: { 'files.0': '文件已损坏，无法读取' },
  });
  expect(client.transport.requests).toHaveLength(1);
});

it('can be aborted', async () => {
  const client = storage(() => ({ hang: true }));
  const controller = new AbortController();
  const upload = uploadBatch(client, [fileOf('a.pdf')], { signal: controller.signal });
  controller.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'aborted', quiet: true });
});
