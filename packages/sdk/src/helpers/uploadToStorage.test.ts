import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { uploadToStorage } from './uploadToStorage.js';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const fileOf = (name: string, size = 8) => new File([new Uint8Array(size)], name);

async function storage(
  answer: (form: FormData, count: number) => object | 'break' | number,
  keyPrefix?: string,
) {
  const forms: FormData[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type']! },
      })
        .formData()
        .then((form) => {
          forms.push(form);
          headers.push(request.headers);
          const said = answer(form, forms.length);
          if (said === 'break') request.socket.destroy();
          else if (typeof said === 'number') response.writeHead(said).end('<h1>no</h1>');
          else
            response
              .writeHead(200, { 'content-type': 'application/json' })
              .end(JSON.stringify(said));
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { forms, headers, origin, client: clientOf(`${origin}/store`, origin, keyPrefix) };
}

const tokenOf = (uploadUrl: string, keyPrefix = 'finance/') => ({
  token: 'up',
  uploadUrl,
  domain: '/files/',
  keyPrefix,
  expiresTs: '2026-11-20T09:30:00.000Z',
  maxBytes: 10_485_760,
  maxFiles: 10,
  extensions: ['png', 'pdf'],
});
const clientOf = (uploadUrl: string, baseUrl: string, keyPrefix?: string) =>
  createMockClient({ getUploadToken: { data: tokenOf(uploadUrl, keyPrefix) } }, { baseUrl });
const keyOf = (form: FormData) => String(form.get('key'));

describe('uploadToStorage', () => {
  it('sends key, token and file under finance/, and tells how far it is', async () => {
    const { client, forms } = await storage((form) => ({ key: keyOf(form), hash: 'x' }));
    const heard: [number, number][] = [];
    const answer = await uploadToStorage(client, fileOf('../../营业执照.PNG'), {
      onProgress: (sent, total) => heard.push([sent, total]),
    });
    expect(answer.key).toMatch(/^finance\/\d{6}\/[\w-]{16,}\.png$/);
    expect(answer).toEqual({
      key: answer.key,
      url: `/files/${answer.key}`,
      fileName: '营业执照.png',
      type: 'PNG',
      size: 8,
    });
    expect((forms[0]!.get('file') as File).name).toBe('营业执照.png');
    expect([...forms[0]!.keys()]).toEqual(['key', 'token', 'file']);
    expect(forms[0]!.get('token')).toBe('up');
    expect(heard).toEqual([[8, 8]]);
  });

  it('puts the file into the folder of the token, and takes over what the storage says of it', async () => {
    const { client, headers } = await storage(
      (form) => ({
        code: '200',
        data: { key: keyOf(form), fileName: 'a.jpeg', type: 'JPG', size: 5, url: 'x' },
      }),
      'finance/202611/AAAAAAAAAAAAAAAAAAAAAA/',
    );
    const stored = await uploadToStorage(client, fileOf('a.jpeg'));
    expect(stored).toMatchObject({ fileName: 'a.jpeg', type: 'JPG', size: 5 });
    expect(stored.key).toMatch(/^finance\/202611\/A{22}\/[\w-]{16,64}\.jpeg$/);
    expect(headers[0]?.['x-request-id']).toMatch(/^web-/);
  });

  it('asks for another token when the first has expired', async () => {
    const { client, forms } = await storage((form, count) =>
      count === 1 ? 401 : { key: keyOf(form) },
    );
    await expect(uploadToStorage(client, fileOf('a.pdf'))).resolves.toBeDefined();
    expect(forms).toHaveLength(2);
    expect(client.transport.requests).toHaveLength(2);
  });

  it('says why the storage refused a file', async () => {
    const { client } = await storage(() => ({ code: '100400', message: '文件已损坏，无法读取' }));
    await expect(uploadToStorage(client, fileOf('a.pdf'))).rejects.toMatchObject({
      kind: 'business',
      code: '100400',
      userMessage: '上传失败：文件已损坏，无法读取',
    });
  });

  it('gives up on a storage that does not respond', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = clientOf(`${origin}/store`, origin);
    const options = { timeoutMs: 30, retries: 1 };
    await expect(uploadToStorage(client, fileOf('a.pdf'), options)).rejects.toMatchObject({
      kind: 'timeout',
      retryable: true,
    });
  });

  it('says that the login ran out, and leaves the page where it is', async () => {
    const events: string[] = [];
    const client = createMockClient(
      { getUploadToken: { code: '791214', httpStatus: 401, message: '' } },
      { onEvent: ({ type }) => events.push(type) },
    );
    await expect(uploadToStorage(client, fileOf('a.pdf'))).rejects.toMatchObject({
      kind: 'auth',
      userMessage: '登录超时，请重新登录',
    });
    expect(events).toEqual([]);
  });

  it('tries again under the same key when the connection breaks', async () => {
    const { client, forms } = await storage((form, count) =>
      count === 1 ? 'break' : { code: '200', data: { key: keyOf(form) } },
    );
    await expect(uploadToStorage(client, fileOf('a.pdf'))).resolves.toBeDefined();
    expect(keyOf(forms[0]!)).toBe(keyOf(forms[1]!));
  });

  it.each<[string, object | number, string]>([
    ['another key', { key: 'finance/else.pdf' }, 'business'],
    ['an error', { code: '100400', message: 'no' }, 'business'],
    ['a refusal', 403, 'business'],
    ['a failure', 500, 'network'],
  ])('does not take %s for success', async (_what, said, kind) => {
    const { client } = await storage(() => said);
    await expect(uploadToStorage(client, fileOf('a.pdf'), { retries: 0 })).rejects.toMatchObject({
      kind,
      userMessage: expect.stringMatching(/上传失败/) as string,
    });
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const { client } = await storage(() => {
      controller.abort();
      return 'break';
    });
    await expect(
      uploadToStorage(client, fileOf('a.pdf'), { signal: controller.signal }),
    ).rejects.toMatchObject({ kind: 'aborted', quiet: true });
  });

  it.each([
    ['a script', fileOf('a.svg'), {}],
    ['no extension', fileOf('readme'), {}],
    ['an empty file', fileOf('a.pdf', 0), {}],
    ['a large file', fileOf('a.pdf', 11), { maxBytes: 10 }],
  ])('refuses %s before it asks for a token', async (_what, file, options) => {
    const client = createMockClient();
    await expect(uploadToStorage(client, file, options)).rejects.toMatchObject({
      kind: 'validation',
    });
    expect(client.transport.requests).toHaveLength(0);
  });

  it.each(['http://evil.example/store', 'javascript:alert(1)', 'file:///etc'])(
    'sends nothing to %s',
    async (address) => {
      const send = vi.spyOn(globalThis, 'fetch');
      const client = clientOf(address, 'https://loans.example');
      await expect(uploadToStorage(client, fileOf('a.pdf'))).rejects.toMatchObject({
        kind: 'protocol',
      });
      expect(send).not.toHaveBeenCalled();
      send.mockRestore();
    },
  );
});
