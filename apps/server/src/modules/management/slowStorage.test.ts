import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../callKit/accounts.js';
import { filesForm } from '../../callKit/forms.js';
import { pdf, png } from '../../callKit/sampleFiles.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { oneConnection, openTestApp, type TestApp } from '../../testing/openTestApp.js';

const objects = new Map<string, Buffer>();
/** Called when an object is read; the response waits for what it returns. */
let beforeReading = async (): Promise<void> => undefined;
let bucket: Server;
let testApp: TestApp;
let author: Calls;
beforeAll(async () => {
  bucket = createServer((request, response) => {
    const name = request.url ?? '';
    if (request.method === 'GET')
      return void beforeReading().then(() => response.end(objects.get(name)));
    void buffer(request).then((content) => {
      objects.set(name, content);
      response.end();
    });
  });
  await new Promise<void>((done) => {
    bucket.listen(0, '127.0.0.1', done);
  });
  testApp = await openTestApp(undefined, {
    ...oneConnection,
    HUIQI_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    HUIQI_S3_BUCKET: 'files',
    HUIQI_S3_ACCESS_KEY: 'key',
    HUIQI_S3_SECRET_KEY: 'secret',
  });
  author = await callsAs(testApp, operator);
});
afterAll(async () => {
  await testApp.close();
  bucket.closeAllConnections();
  bucket.close();
});

test.each([
  ['pictures', '大桥.png', png()],
  ['policyTemplates', '指南.pdf', pdf],
])('of %s: a storage that takes its time holds nobody else up', async (kind, name, content) => {
  const form = filesForm([[name, content]]);
  const [{ url: key }] = (await author('POST', '/ticket/upload/batchUpload', form)).data;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    beforeReading = () => {
      resolve();
      return released;
    };
  });
  const waiting = author('POST', `/manage/${kind}`, { key });
  await reached;
  // There is one connection: an open transaction would block this forever.
  expect((await author('GET', '/user/info')).status).toBe(200);
  release();
  expect((await waiting).status).toBe(200);
});
