import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reachedBy } from './reachedBy.mjs';

const graph = { page: ['list', 'index'], list: ['card'], card: ['list'], index: ['hash', 'money'] };
const context = { getModuleInfo: (id) => ({ importedIds: graph[id] ?? [] }) };

it('selects reachable modules without the entries and the exceptions', () => {
  const name = reachedBy('market', ['page'], /hash/);
  const taken = ['page', 'list', 'card', 'index', 'hash', 'money', 'other'].filter(
    (id) => name(id, context) === 'market',
  );
  assert.deepEqual(taken, ['list', 'card', 'index', 'money']);
});
