import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleContract } from './bundle.mjs';
import { readRoutes } from './readRoutes.mjs';

test('gives the router every operation once, and nothing to warn about', async () => {
  const contract = bundleContract();
  const lines = [];
  const stream = { write: (line) => void lines.push(line) };
  const routes = await readRoutes(contract, { logger: { level: 'warn', stream } });
  assert.deepEqual(lines, []);
  // They are written to a file.
  assert.deepEqual(JSON.parse(JSON.stringify(routes)), routes);
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const ids = operations.map(({ operationId }) => operationId);
  assert.deepEqual(routes.map(({ id }) => id).toSorted(), ids.toSorted());
  // Each start of a server parses it: prose is left out, but not a property of that name.
  const news = JSON.stringify(routes.find(({ id }) => id === 'getNews'));
  assert.match(news, /"title":\{"type":"string"/);
  assert.doesNotMatch(JSON.stringify(routes), /"description":"|"examples":|"x-source"/);
});
