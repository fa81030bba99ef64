import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { freePort, requirePort } from './port.mjs';
import { StopError } from './stop.mjs';

it('says which setting to change when the port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await assert.rejects(requirePort(port, '127.0.0.1'), (error) => {
    assert.ok(error instanceof StopError);
    assert.match(error.message, new RegExp(`Port ${port} is in use.*PORT=${port + 1} npm start`));
    return true;
  });
  server.close();
});

it('accepts a free port and rejects an invalid one', async () => {
  await requirePort(await freePort(), '127.0.0.1');
  await assert.rejects(requirePort(Number('x'), '127.0.0.1'), /PORT must be a port/);
});
