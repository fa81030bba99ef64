// Starts what was built: the page as the server draws it from an API of examples.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { startExampleApi } from './exampleApi.mjs';
import { textOf } from './textOf.mjs';

const port = '4171';
const api = await startExampleApi(4170);
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
  stdio: 'inherit',
});
try {
  const text = await textOf(`http://127.0.0.1:${port}`);
  assert.match(text, new RegExp(api.productName), 'the server draws the products');
  assert.deepEqual(api.requested.toSorted(), ['getProductHome', 'listBankOptions', 'listProducts']);
} finally {
  api.close();
  server.kill();
}
