import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.js';
import type { ObjectStorage } from './ObjectStorage.js';
import { openStorage } from './openStorage.js';
import { s3Storage } from './s3Storage.js';

const bucket = 'huiqi-files';
const keys = { HUIQI_S3_ACCESS_KEY: 'S3RVER', HUIQI_S3_SECRET_KEY: 'S3RVER' };
const fifteenBytes = Buffer.from('文件的内容');

let folder = '';
let server: S3rver;
let endpoint = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huiqi-storage-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (env: NodeJS.ProcessEnv) => openStorage(readConfig(env, folder));
const s3Settings = () => ({ HUIQI_S3_ENDPOINT: endpoint, HUIQI_S3_BUCKET: bucket, ...keys });
const drivers: Readonly<Record<string, () => ObjectStorage>> = {
  disk: () => open({ HUIQI_UPLOAD_DIR: join(folder, 'disk') }),
  S3: () => open(s3Settings()),
};

async function fileWith(storage: ObjectStorage, content: Buffer): Promise<string> {
  await mkdir(storage.incoming, { recursive: true });
  const path = join(storage.incoming, 'one');
  await writeFile(path, content);
  return path;
}

describe.each(Object.keys(drivers))('%s', (kind) => {
  const storage = () => drivers[kind]!();

  it('stores, opens, lists and deletes', async () => {
    const name = '202611/5b9a4c1e-0000-4000-8000-000000000001';
    expect(await storage().open(name)).toBeNull();
    expect(await storage().listBefore(new Date())).toEqual([]);
    await storage().put(name, await fileWith(storage(), fifteenBytes), 'application/pdf');
    expect((await buffer((await storage().open(name))!)).equals(fifteenBytes)).toBe(true);
    expect(await storage().listBefore(new Date(Date.now() + 60_000))).toEqual([name]);
    expect(await storage().listBefore(new Date(Date.now() - 60_000))).toEqual([]);
    await storage().delete(name);
    await storage().delete(name);
    expect(await storage().open(name)).toBeNull();
  });

  it('stores ten megabytes whole', async () => {
    const content = Buffer.alloc(10_485_760, 'huiqi');
    await storage().put('202611/large', await fileWith(storage(), content), 'image/png');
    expect((await buffer((await storage().open('202611/large'))!)).equals(content)).toBe(true);
    await storage().delete('202611/large');
  });
});

it('leaves no half of an object on disk', async () => {
  const disk = drivers['disk']!();
  await expect(disk.put('202611/none', join(folder, 'missing'), 'image/png')).rejects.toThrow();
  expect(await disk.open('202611/none')).toBeNull();
  expect(await readdir(join(folder, 'disk/objects/202611'))).toEqual([]);
});

it('fails if the storage cannot be reached or refuses', async () => {
  const closed = open({ ...s3Settings(), HUIQI_S3_ENDPOINT: 'http://127.0.0.1:9' });
  await expect(
    closed.put('202611/a', await fileWith(closed, fifteenBytes), 'a/b'),
  ).rejects.toThrow();
  await expect(closed.open('202611/a')).rejects.toThrow();
  const elsewhere = open({ ...s3Settings(), HUIQI_S3_BUCKET: 'no-such-bucket' });
  await expect(
    elsewhere.put('202611/a', await fileWith(elsewhere, fifteenBytes), 'a/b'),
  ).rejects.toThrow();
});

it('is unavailable, not broken, while the storage is late or busy', async () => {
  let respond = (_response: ServerResponse): void => undefined;
  const listener = createServer((request, response) => {
    request.resume().on('end', () => respond(response));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const { s3 } = readConfig({ ...s3Settings(), HUIQI_S3_ENDPOINT: origin }, folder).storage;
  const storage = s3Storage(folder, s3!, 200);
  const tries = [
    () => storage.open('202611/a'),
    async () => storage.put('202611/a', await fileWith(storage, fifteenBytes), 'a/b'),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: '100503' });
  respond = (response) => response.writeHead(503).end();
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: '100503' });
  respond = (response) => response.writeHead(403).end();
  for (const attempt of tries)
    await expect(attempt()).rejects.not.toMatchObject({ code: '100503' });
  listener.closeAllConnections();
  listener.close();
});

it('signs its requests as another implementation of the signature does', async () => {
  // The server above does not check version 4 signatures.
  const seen: IncomingMessage[] = [];
  const listener = createServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const storage = open({ ...s3Settings(), HUIQI_S3_ENDPOINT: origin });
  await storage.put('202611/signed', await fileWith(storage, fifteenBytes), 'application/pdf');
  await storage.open('202611/signed');
  listener.close();
  expect(seen).toHaveLength(2);
  for (const { headers, method = '', url } of seen) {
    const authorization = String(headers['authorization']);
    const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
    const signer = new AwsV4Signer({
      method,
      url: origin + url,
      headers: Object.fromEntries(
        signed.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
      ),
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      service: 's3',
      region: 'us-east-1',
      datetime: String(headers['x-amz-date']),
      allHeaders: true,
    });
    const expected = (await signer.sign()).headers.get('authorization');
    const signatureOf = (text: string) => /Signature=(\w+)/.exec(text)?.[1];
    expect(signatureOf(authorization)).toBe(signatureOf(String(expected)));
  }
});

describe('settings', () => {
  it.each([
    [{ HUIQI_S3_ENDPOINT: 'ftp://x' }, /http or https/],
    [{ HUIQI_S3_ENDPOINT: 'https://s3.example' }, /HUIQI_S3_BUCKET, HUIQI_S3_ACCESS_KEY/],
    [{ HUIQI_S3_ENDPOINT: 'https://s3.example', HUIQI_S3_BUCKET: 'a' }, /HUIQI_S3_ACCESS_KEY/],
  ])('refuse %j', (env, message) => {
    expect(() => readConfig(env, folder)).toThrow(message);
  });

  it('default to a folder beside the embedded database', () => {
    expect(readConfig({ HUIQI_DATA_DIR: '/data' }, folder).storage).toEqual({
      folder: '/data/files',
      s3: null,
    });
  });
});
