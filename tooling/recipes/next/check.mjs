// Starts what was built beside an API of examples, and reads the page as the server draws it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { startExampleApi } from './exampleApi.mjs';

const port = 4171;
const api = await startExampleApi(4170);
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
  stdio: 'inherit',
});
const page = `http://127.0.0.1:${port}/`;
const html = async () => {
  for (let round = 0; round < 100; round += 1) {
    const response = await fetch(page).catch(() => undefined);
    if (response) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('next start does not respond');
};
try {
  const text = await html();
  assert.match(text, new RegExp(api.productName), 'the server draws the products');
  assert.deepEqual(api.requested.toSorted(), ['getProductHome', 'listBankOptions', 'listProducts']);
  console.log(`next: drawn on the server, ${text.length} characters`);
} finally {
  server.kill();
  api.close();
}
