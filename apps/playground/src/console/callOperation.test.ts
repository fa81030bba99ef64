import { createClient } from '@huiqi/sdk';
import { createMockTransport, mockScenarios } from '@huiqi/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { callOperation, recordingFetch } from './callOperation.js';

afterEach(() => vi.unstubAllGlobals());

function consoleOf(scenarios = mockScenarios.ready) {
  vi.stubGlobal('fetch', createMockTransport(scenarios).fetch);
  const { fetch, take } = recordingFetch();
  const client = createClient({
    baseUrl: 'https://huiqi.example',
    fetch,
    retries: 0,
    session: { mode: 'token', token: () => 'a-secret' },
  });
  return (id: Parameters<typeof callOperation>[1], json: string) =>
    callOperation(client, id, json, take);
}

test('a call shows what was sent, what came back, and no secret', async () => {
  const { data, requests } = await consoleOf()('listProducts', '{"size":4}');
  expect(data).toHaveProperty('content');
  expect(requests).toMatchObject([
    { line: expect.stringMatching(/^GET \/api\/huiqi\/product\/index\/page\?size=4/), status: 200 },
  ]);
  expect(requests[0]?.headers).toContainEqual(['x-access-token', '（已隐藏）']);
  expect(JSON.stringify(requests)).not.toContain('a-secret');
});

test('an error of the server is what the SDK makes of it', async () => {
  const { error } = await consoleOf(mockScenarios.serverError)('listOrders', '');
  expect(error?.code).toBe('100500');
});

test('what is no JSON is a mistake of the caller, and nothing is sent', async () => {
  const { mistake, requests } = await consoleOf()('listOrders', '{');
  expect(mistake).toMatch(/^参数不是有效的 JSON/);
  expect(requests).toEqual([]);
});
