import { expect, test } from 'vitest';
import { templateIdOf } from './templateIdOf.js';

test.each([
  ['/api/huiqi/ticket/policy/template/2', '2'],
  ['/api/huiqi/ticket/policy/template/a-1_b', 'a-1_b'],
  [null, undefined],
  ['', undefined],
  ['/api/huiqi/ticket/policy/template/', undefined],
  ['/api/huiqi/ticket/policy/template/2/3', undefined],
  ['https://evil.example/ticket/policy/template/2', undefined],
  ['//evil.example/ticket/policy/template/2', undefined],
])('%s', (url, id) => expect(templateIdOf(url)).toBe(id));
