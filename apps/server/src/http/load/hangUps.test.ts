import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { createMetrics, type Metrics } from '../../telemetry/Metrics.js';
import { owner } from '../../callKit/accounts.js';
import { tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { uploadsAs } from '../../testing/uploadsAs.js';

let lines: string[] = [];
let testApp: TestApp;
let app: FastifyInstance;
let metrics: Metrics;
let port: number;
let session: string;
beforeAll(async () => {
  testApp = await openTestApp();
  metrics = createMetrics();
  const env = { HUIQI_LOG_LEVEL: 'info', HUIQI_UPLOAD_DIR: testApp.storage.incoming };
  app = await createApp({
    db: testApp.db,
    config: readConfig(env, rootDir),
    now: () => seedNow,
    logStream: { write: (line) => void lines.push(line) },
    metrics,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  session = await tokenOfAccount(testApp, owner);
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});
afterEach(async () => {
  const problems = lines.filter((line) => JSON.parse(line).level > 30);
  lines = [];
  expect(problems).toEqual([]);
  expect(await metrics.text()).not.toMatch(/status="5/);
  const files = await readdir(testApp.storage.incoming, { recursive: true });
  expect(files.filter((name) => /[\da-f-]{36}$/.test(name))).toEqual([]);
});

const half = Buffer.alloc(200_000, 'x').toString();
const partOf = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n%PDF-1.4${half}`;

function head(path: string, length: number, type = 'multipart/form-data; boundary=b'): string {
  const fields = [
    'Host: x',
    'Connection: close',
    'X-Request-Id: web-test-000005',
    `X-Access-Token: ${session}`,
  ];
  const body = [`Content-Type: ${type}`, `Content-Length: ${length}`];
  return [`POST /api/huiqi${path} HTTP/1.1`, ...fields, ...body, '', ''].join('\r\n');
}

/** The form of `uploadFile`, with its fields before the file. */
async function oneFile(): Promise<string> {
  const { token, keyPrefix } = await (await uploadsAs(testApp)).issue(session);
  const fields = Object.entries({ key: `${keyPrefix}hang-up-${'0'.repeat(16)}.pdf`, token });
  const field = ([name, value]: [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return fields.map(field).join('') + partOf('file');
}

const uploads: [path: string, body: () => Promise<string> | string][] = [
  ['/ticket/upload/batchUpload', () => partOf('files')],
  ['/user/upload', oneFile],
];

test.each(uploads)('%s refuses a body that ends inside a file', async (path, makeBody) => {
  const body = await makeBody();
  const socket = connect(port, '127.0.0.1');
  socket.write(head(path, body.length) + body);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toContain('"code":"100400"');
  expect(response).toContain('上传的内容不完整，请重试');
});

const hangUps: typeof uploads = [
  ...uploads,
  ['/user/relatedCompanyList', () => `{"type":"${half}`],
];

test.each(hangUps)('%s makes no error of a client that hangs up', async (path, makeBody) => {
  const body = await makeBody();
  const isForm = body.startsWith('--b');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = vi.fn();
  app.server.once('connection', (server) => server.once('close', closed));
  socket.write(head(path, body.length + 5_000, isForm ? undefined : 'application/json') + body);
  await wait(200);
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  // The server's reaction follows at once.
  await wait(200);
});
