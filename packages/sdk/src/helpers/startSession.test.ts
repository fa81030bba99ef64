import { expect, it } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { startSession } from './startSession.js';

it('tells who is signed in', async () => {
  const client = createMockClient();
  client.visit.countRefusal();
  expect(await startSession(client)).toMatchObject({ id: '1' });
  expect(client.visit.countRefusal()).toBe(1);
  client.transport.use({ getUserInfo: { data: null } });
  expect(await startSession(client)).toBeNull();
});
