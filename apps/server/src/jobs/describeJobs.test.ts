import { expect, test } from 'vitest';
import { describeJobs } from './describeJobs.js';

const queue = {
  name: 'messages',
  waiting: 3,
  due: 2,
  active: 1,
  done: 40,
  given_up: 5,
  failed: 1,
  lateSeconds: 12,
};

test('prints the jobs of each kind, and nothing about failures where there are none', () => {
  expect(describeJobs([queue], [])).toEqual([
    'job              waiting       due    active      done  given up    failed  late by',
    'messages               3         2         1        40         5         1  12 s',
  ]);
});

test('says which jobs failed for good, when and why', () => {
  const failedAt = new Date('2026-06-15T02:00:00Z');
  const failed = { id: 'a', name: 'messages', tries: 10, message: 'It was refused', failedAt };
  const lines = describeJobs([queue], [failed, { ...failed, id: 'b', message: null }]);
  expect(lines.slice(2)).toEqual([
    '',
    'Failed, newest first:',
    '2026-06-15T02:00:00.000Z  messages a after 10 tries: It was refused',
    '2026-06-15T02:00:00.000Z  messages b after 10 tries: no reason',
  ]);
});
