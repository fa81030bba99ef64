// Starts what was built: the page as the server draws it from an API of examples, then an application in a browser.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { apply, startServer, textOf } from './applyInBrowser.mjs';
import { startExampleApi } from './exampleApi.mjs';

const [apiPort, port] = [4170, 4171];
const origin = `http://127.0.0.1:${port}`;
const api = await startExampleApi(apiPort);
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
  stdio: 'inherit',
});
try {
  const text = await textOf(origin).finally(() => api.close());
  assert.match(text, new RegExp(api.productName), 'the server draws the products');
  assert.deepEqual(api.requested.toSorted(), ['getProductHome', 'listBankOptions', 'listProducts']);
  console.log(`next: drawn on the server, ${text.length} characters`);
  const stop = await startServer(apiPort, origin);
  await apply(origin).finally(stop);
  console.log('next: applied from the list to the order');
} finally {
  server.kill();
}
