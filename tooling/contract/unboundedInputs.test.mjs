import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleContract } from './bundle.mjs';
import { unboundedInputs } from './unboundedInputs.mjs';

test('texts and lists of bodies have limits', () => {
  assert.deepEqual(unboundedInputs(bundleContract()), []);
});

test('refuses a text and a list without one, also behind references', () => {
  const document = {
    paths: {
      '/notes': {
        post: {
          operationId: 'addNote',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/schemas/Note' } } } },
        },
      },
    },
    schemas: {
      Note: {
        type: 'object',
        properties: {
          day: { type: 'string', format: 'date' },
          kind: { type: 'string', enum: ['A'] },
          text: { type: ['string', 'null'] },
          title: { type: 'string', maxLength: 9 },
          replies: { type: 'array', items: { $ref: '#/schemas/Note' } },
        },
      },
    },
  };
  assert.deepEqual(unboundedInputs(document), ['addNote.replies', 'addNote.text']);
});
