import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { keepCaptcha } from './checkCaptcha.js';

const phone = '13912345679';
const now = () => seedNow;
const lines: string[] = [];
let testApp: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'trace', HUIQI_SANDBOX: '1' }, rootDir);
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await createApp({ db: testApp.db, config, now, logStream });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const headers = { 'x-request-id': 'web-test-000009' };

test('neither phone nor code nor captcha reaches the log, sent, refused or failed', async () => {
  const captchaProof = await keepCaptcha({ db: testApp.db, now }, 'proof', {});
  const send = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/huiqi${path}`, headers, payload })).json();
  const captchaPath = '/user/captcha/phone/login';
  const { data } = await send('/user/captcha/graphic', {});
  const solution = { captchaUid: data.key, pictureCaptcha: 'XYZ7' };
  expect((await send(captchaPath, { phone, ...solution })).code).toBe('792103');
  expect((await send(captchaPath, { phone, captchaProof })).code).toBe('200');
  const again = await keepCaptcha({ db: testApp.db, now }, 'proof', {});
  expect((await send(captchaPath, { phone, captchaProof: again })).code).toBe('003001');
  const [{ code }] = (await app.inject({ url: `/__sandbox/outbox?to=${phone}` })).json();
  const login = { type: 'FRONT', telPhone: phone, code };
  await send('/user/login/phone', login);
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const line of lines)
    for (const canary of [phone, `"${code}"`, captchaProof, again, data.key, 'XYZ7'])
      expect(line).not.toContain(canary);
});
