import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downConvert } from './downConvert.mjs';

const ref = { $ref: '#/components/schemas/Thing' };
const converted = (schema) =>
  downConvert({ info: { title: 'One', summary: 'x' }, components: { schemas: { One: schema } } })
    .components.schemas.One;

test('the document says 3.0.3, without what 3.1 added around schemas', () => {
  const { openapi, info } = downConvert({ openapi: '3.1.0', info: { title: 'One', summary: 'x' } });
  assert.deepEqual({ openapi, info }, { openapi: '3.0.3', info: { title: 'One' } });
});

for (const [name, before, after] of [
  ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['a shape or null', { oneOf: [ref, { type: 'null' }] }, { allOf: [ref], nullable: true }],
  [
    'several shapes or null',
    { oneOf: [ref, { type: 'string' }, { type: 'null' }] },
    { oneOf: [ref, { type: 'string' }], nullable: true },
  ],
  [
    'a reference with a description',
    { ...ref, description: 'Mine' },
    { allOf: [ref], description: 'Mine' },
  ],
  ['a reference alone', ref, ref],
  ['a constant', { const: '200' }, { type: 'string', enum: ['200'] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  [
    'values with null',
    { type: ['string', 'null'], enum: ['a', null] },
    { type: 'string', nullable: true, enum: ['a'] },
  ],
  ['conditions', { type: 'object', if: {}, else: {} }, { type: 'object' }],
  [
    'a property named as a keyword',
    { properties: { const: { type: 'string' } } },
    { properties: { const: { type: 'string' } } },
  ],
  [
    'inside of an array',
    { items: { type: ['integer', 'null'] } },
    { items: { type: 'integer', nullable: true } },
  ],
])
  test(name, () => assert.deepEqual(converted(before), after));
