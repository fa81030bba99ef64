import { expect, test } from 'vitest';
import { placesIn } from './placesIn.js';

function failure(message: string, stack: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.stack = stack;
  return error;
}

test('of an error the files and positions of the site are named, each once, and nothing of its text', () => {
  const missing = failure('Failed to fetch https://huiqi.example/assets/page-3-Ab_1.js', '');
  const stack = 'Error: 张三 13800000001\n at f (https://huiqi.example/assets/start-x.js:1:20481)';
  expect(placesIn(failure('张三 13800000001', `${stack}\n${stack}`, missing))).toEqual([
    '/assets/start-x.js:1:20481',
    '/assets/page-3-Ab_1.js',
  ]);
});

test('a long stack is cut, and what is no error names nothing', () => {
  const stack = Array.from({ length: 20 }, (_none, at) => `/assets/a.js:1:${at}`).join('\n');
  expect(placesIn(failure('', stack))).toHaveLength(8);
  expect(placesIn('/assets/a.js')).toEqual([]);
});
