import { expect, it } from 'vitest';
import { neutralizeFormula } from './neutralizeFormula.js';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '−1',
])('%j becomes no formula', (text) => expect(neutralizeFormula(text)).toBe(`'${text}`));

it.each(['', '云税贷', '1=1', 'a@b', '2026-11-30', "'=1"])('%j stays as it is', (text) =>
  expect(neutralizeFormula(text)).toBe(text),
);
