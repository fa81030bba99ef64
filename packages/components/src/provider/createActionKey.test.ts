import { HuiqiError } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { createActionKey } from './createActionKey.js';

const failed = (kind: HuiqiError['kind'], retryable = false) =>
  new HuiqiError({ kind, retryable, message: '', userMessage: '' });

test.each([
  ['success', undefined, false],
  ['refusal', failed('business'), false],
  ['invalid input', failed('validation'), false],
  ['overload', failed('business', true), true],
  ['network failure', failed('network', true), true],
  ['timeout', failed('timeout', true), true],
  ['broken response', failed('protocol'), true],
  ['abort', failed('aborted'), true],
  ['anything else', new Error('unknown'), true],
])('the key after %s', (_name, error, isKept) => {
  const action = createActionKey();
  const first = action.keyFor({ id: '1' });
  action.settle(error);
  expect(action.keyFor({ id: '1' }) === first).toBe(isKept);
});

test('inputs are compared by value, as they were when sent', () => {
  const action = createActionKey();
  const input = { id: '1' };
  const first = action.keyFor(input);
  expect(action.keyFor({ id: '1' })).toBe(first);
  input.id = '2';
  expect(action.keyFor(input)).not.toBe(first);
});

test('a form with files equals itself alone', () => {
  const action = createActionKey();
  const [one, other] = [new FormData(), new FormData()];
  const first = action.keyFor({ body: one });
  expect(action.keyFor({ body: one })).toBe(first);
  expect(action.keyFor({ body: other })).not.toBe(first);
});
