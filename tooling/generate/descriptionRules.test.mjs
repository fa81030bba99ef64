import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDescriptions } from './descriptionRules.mjs';

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const described = { Id: { description: 'An id.' }, Order: { description: 'An order.' } };
const check = ({ schemas = {}, operation }) =>
  checkDescriptions(
    {
      paths: operation ? { '/a': { get: { operationId: 'a', responses: {}, ...operation } } } : {},
      components: { schemas: { ...described, ...schemas } },
    },
    ['Id'],
  );
const page = (property) => ({
  schemas: { Page: { description: 'A page.', properties: { property } } },
});
const refuses = (contract, message) => assert.throws(() => check(contract), message);

test('a schema without a description is refused', () => {
  refuses({ schemas: { Bare: { type: 'string' } } }, /no description:\nBare$/);
});

test('a property needs words of its own, or a component that has them', () => {
  refuses(page({ type: 'string' }), /Page\.property/);
  check(page({ type: 'string', description: 'A text.' }));
  check(page(reference('Order')));
  check(page({ type: 'array', items: reference('Order') }));
  check(page({ oneOf: [reference('Order'), { type: 'null' }] }));
});

test('a format does not describe a property', () => {
  refuses(page(reference('Id')), /Page\.property/);
  refuses(page({ type: 'array', items: reference('Id') }), /Page\.property/);
  check(page({ ...reference('Id'), description: 'Id of the order.' }));
});

test('properties inside properties, lists and alternatives count', () => {
  const inner = { properties: { deep: { type: 'string' } } };
  refuses(page({ description: 'A thing.', ...inner }), /Page\.property\.deep/);
  refuses(page({ description: 'Things.', items: inner }), /Page\.property\.deep/);
  refuses({ schemas: { Both: { description: 'Both.', allOf: [inner] } } }, /Both\.deep/);
});

test('parameters, bodies and responses of an operation count', () => {
  const json = (properties) => ({ content: { 'application/json': { schema: { properties } } } });
  refuses({ operation: { parameters: [{ name: 'size', in: 'query' }] } }, /a: size/);
  refuses({ operation: { requestBody: json({ sent: {} }) } }, /a\.sent/);
  refuses({ operation: { responses: { 200: json({ data: {} }) } } }, /a\.data/);
});
