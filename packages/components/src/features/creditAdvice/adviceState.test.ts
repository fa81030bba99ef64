import { examples } from '@huiqi/sdk/testing';
import type { CreditAdvice } from '@huiqi/sdk';
import { expect, it, test } from 'vitest';
import { adviceState, chooseCompany } from './adviceState.js';

const advice = Object.values(examples.getCreditAdvice)[0] as CreditAdvice;
const authorised = { authorized: true };

it.each<[string, CreditAdvice | null, boolean, boolean, string]>([
  ['nothing requested', null, true, false, 'empty'],
  ['nothing requested, not authorised', null, false, false, 'unauthorised'],
  ['in progress', { ...advice, status: 'GENERATING' }, true, false, 'wait'],
  ['in progress for ten polls', { ...advice, status: 'GENERATING' }, true, true, 'error'],
  ['overdue', { ...advice, status: 'OVERDUE' }, true, false, 'error'],
  ['failed', { ...advice, status: 'FAILED' }, true, false, 'error'],
  ['finished', advice, true, false, 'result'],
  ['finished, nothing fits', { ...advice, matchList: [] }, true, false, 'blank'],
  ['finished, no longer authorised', advice, false, false, 'result'],
])('%s', (_name, given, authorized, isExhausted, name) => {
  expect(adviceState({ authorized }, given, isExhausted).name).toBe(name);
});

test('a failure carries its reason', () => {
  const failed = { ...advice, status: 'FAILED', reason: '暂无数据' } as const;
  expect(adviceState(authorised, failed, false)).toEqual({ name: 'error', reason: '暂无数据' });
});

test('the company in the address comes first, then the one matched last, then the first', () => {
  const own = ['1', '2', '3'].map((id) => ({ id, nsrsbh: `code-${id}` }));
  expect(chooseCompany(own, '3', 'code-2')?.id).toBe('3');
  expect(chooseCompany(own, 'foreign', 'code-2')?.id).toBe('2');
  expect(chooseCompany(own, undefined, 'gone')?.id).toBe('1');
  expect(chooseCompany([], '1', 'code-1')).toBeUndefined();
});
