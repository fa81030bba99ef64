import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lintContract } from './lintContract.mjs';

const json = (schema, example) => ({ content: { 'application/json': { schema, example } } });
const colour = { type: 'object', properties: { colour: { enum: ['RED', 'BLUE'] } } };

const contract = (sent, returned) => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://huiqi.cn' }],
  security: [],
  tags: [{ name: 'things', description: 'Things' }],
  paths: {
    '/things': {
      post: {
        operationId: 'makeThing',
        summary: 'Makes a thing',
        tags: ['things'],
        requestBody: json(colour, sent),
        responses: { 200: { description: 'The thing', ...json(colour, returned) } },
      },
    },
  },
});

test('an example that its schema does not allow is refused with its path', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-lint-contract-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const lint = (sent, returned) => {
    const path = join(folder, 'contract.json');
    writeFileSync(path, JSON.stringify(contract(sent, returned)));
    return lintContract(path);
  };
  const [good, bad] = [{ colour: 'RED' }, { colour: 'GREEN' }];
  await lint(good, good);
  await assert.rejects(lint(good, bad), /~1things\/post\/responses\/200\/.*example\/colour: /);
  await assert.rejects(lint(bad, good), /~1things\/post\/requestBody\/.*example\/colour: /);
});
