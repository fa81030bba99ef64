import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { anonymousDemand } from './calls.js';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await openTestApp();
  token = await tokenOfAccount(testApp, owner);
});
afterAll(() => testApp.close());

const submit = async (key: string) =>
  (
    await testApp.app.inject({
      method: 'POST',
      url: '/api/huiqi/demand/front/add',
      headers: { 'x-request-id': requestId, 'x-access-token': token },
      payload: { ...anonymousDemand, fileUrls: [`/api/huiqi/user/file?key=${key}`] },
    })
  ).json();

test.each(['%', '%00', '%ED%A0%80', 'finance%2Fnone%2Fx.pdf'])(
  'an address with the key %j is one of no file, and refused',
  async (key) => {
    const { code, fieldErrors } = await submit(key);
    expect(code).toBe('100400');
    expect(fieldErrors).toMatchObject([{ field: 'fileUrls' }]);
  },
);

test('an address may have its slashes encoded', async () => {
  const uploads = await uploadsAs(testApp);
  const { key } = await uploads.upload(['plan.pdf', pdf], uploads.mine);
  expect((await submit(encodeURIComponent(key))).code).toBe('200');
});
