import assert from 'node:assert/strict';
import { encodePassword } from './client.mjs';
import { runCommand, startServer, waitFor } from './processes.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const phone = '13900000001';
const html = { accept: 'text/html' };

/**
 * Sets up an empty database until a server can serve it, checking the server's messages in between. Resolves with the
 * password.
 */
export async function makeFirstData(tree, port, settings) {
  const early = await runCommand(tree, 'main', [], { settings: { ...settings, PORT: `${port}` } });
  assert.equal(early.code, 1);
  assert.match(early.output, /npm run migrate/);
  const migrated = await runCommand(tree, 'migrate', [], { settings });
  assert.match(migrated.output, /Applied \d+ migrations/);
  assert.equal(migrated.code, 0);

  const server = await startServer(tree, port, settings);
  const ready = await (await fetch(`${server.url}/readyz`)).json();
  assert.equal(ready.status, 'empty');
  const page = await fetch(server.url, { headers: html });
  assert.equal(page.status, 503);
  assert.match(await page.text(), /npm run setup/);
  const call = await fetch(`${server.url}/api/huiqi/user/area/scfProject`);
  assert.equal(call.status, 503);
  assert.match((await call.json()).message, /npm run setup/);
  // The log is written together, a fraction of a second after what it tells.
  const isLogged = () => server.output().includes('no users or no regions');
  await waitFor(isLogged, () => `a notice in the log\n${server.output()}`);

  const args = ['--phone', phone, '--regions', fromRoot('deploy/regions.example.json')];
  const setUp = await runCommand(tree, 'setup', args, { settings });
  assert.equal(setUp.code, 0, setUp.output);
  const password = /first login: (\S+)/.exec(setUp.output)?.[1];
  assert.ok(password, setUp.output);
  const again = await runCommand(tree, 'setup', args, { settings });
  assert.equal(again.code, 1);
  assert.match(again.output, /There is an account of 13900000001 already/);
  await server.end('SIGKILL');
  return password;
}

/** Logs the first administrator in and sets the password that the first login asks for; resolves with a token. */
export async function logIn(client, password) {
  const enter = async (text) => {
    const body = { type: 'FRONT', telPhone: phone, password: encodePassword(text) };
    const response = await client.call('POST', '/user/login/passwd', { body });
    assert.equal(response.status, 200, response.text);
    return response.headers['x-access-token'];
  };
  const token = await enter(password);
  const own = 'an-own-password-of-2026';
  const body = { password: encodePassword(own) };
  const set = await client.call('PUT', '/user/addPassword', { token, body });
  assert.equal(set.status, 200, set.text);
  return enter(own);
}
