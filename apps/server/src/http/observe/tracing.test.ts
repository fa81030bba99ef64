import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, diag, propagation, trace } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodePassword } from '@huiqi/sdk/domain';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { handlers as all } from '../../modules/handlers.js';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { startTracing } from '../../telemetry/startTracing.js';
import { owner } from '../../callKit/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import type { Handlers } from '../context.js';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
const typed = '13912345678';

let testApp: TestApp;
let app: FastifyInstance;
let collector: Server;
let stopTracing: () => Promise<void>;
const received: string[] = [];
const lines: string[] = [];
const failures: string[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(Buffer.concat(chunks).toString('utf8'));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  // The exporter reads its address there.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  testApp = await openTestApp();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'info', ...env }, rootDir);
  stopTracing = await startTracing(config.tracing, (reason) => void failures.push(reason));
  const handlers: Handlers = {
    ...all,
    getCurrentArea: ({ db }) =>
      db.execute(sql`select ${`x ${typed}`}::integer`) as unknown as Promise<never>,
  };
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await createApp({ db: testApp.db, config, now: () => seedNow, handlers, logStream });
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await testApp.close();
  collector.close();
  for (const part of [trace, context, propagation, diag]) part.disable();
  vi.unstubAllEnvs();
});

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request and its statements are spans of the trace that the caller names, without what anybody typed', async () => {
  const token = await tokenOfAccount(testApp, owner);
  const password = encodePassword(samplePassword);
  await app.inject({
    url: `/api/huiqi/user/info?phone=${typed}`,
    headers: { 'x-access-token': token, traceparent: `00-${traceId}-${callerSpan}-01` },
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { 'x-request-id': requestId },
    payload: { type: 'FRONT', telPhone: owner, password },
  });
  expect(login.statusCode).toBe(200);
  await app.inject({ url: '/api/huiqi/user/area/scfProject' });
  await stopTracing();

  const spans = received.flatMap((body) =>
    (
      JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const ofOperation = (id: string) => {
    const found = spans.find((span) => attributesOf(span)['huiqi.operation'] === id);
    if (!found) throw new Error(`There is no span of ${id}`);
    return {
      span: found,
      statements: spans.filter(({ parentSpanId }) => parentSpanId === found.spanId),
    };
  };

  const info = ofOperation('getUserInfo');
  expect(info.span).toMatchObject({ traceId, parentSpanId: callerSpan });
  expect(info.span.name).toBe('GET /api/huiqi/user/info');
  expect(attributesOf(info.span)).toMatchObject({ 'http.response.status_code': 200 });
  expect(info.statements.map(({ name }) => name)).toContain('select sessions');
  for (const statement of info.statements) expect(statement.traceId).toBe(traceId);

  // A body arrives in the context of its connection.
  expect(ofOperation('loginByPassword').statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select users', 'insert sessions', 'insert security_events']),
  );

  const failed = ofOperation('getCurrentArea');
  expect(failed.span.status.code).toBe(2);
  expect(attributesOf(failed.span)['huiqi.code']).toBe('100500');
  expect(failed.statements.map((span) => attributesOf(span)['error.type'])).toContain('22P02');

  const sent = received.join('');
  for (const secret of [typed, owner, token, password, samplePassword]) {
    expect(sent).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  }
  expect(failures).toEqual([]);
});

test('log lines name the operation, the user by id, and the trace', () => {
  const line = lines.map((text) => JSON.parse(text) as object).find((one) => 'operation' in one);
  expect(line).toMatchObject({ operation: 'getUserInfo', user: '1', trace: traceId });
});
