import { expect, test } from 'vitest';
import { policyReviewFilters, reviewCountInput, reviewListInput } from './policyReviewFilters.js';

const resolved = (query: string) =>
  policyReviewFilters.resolve(policyReviewFilters.parse(new URLSearchParams(query)));

test.each([
  ['what waits comes first', '', { auditState: 'PENDING', index: 1, size: 10 }],
  ['all states are no filter', 'auditState=ALL&index=2', { index: 2, size: 10 }],
  [
    'filters are parameters of the list',
    'auditState=RETURNED&keyword=技改&grade=COUNTY&submittedFrom=2026-11-01&submittedUntil=2026-11-20',
    {
      auditState: 'RETURNED',
      keyword: '技改',
      grade: 'COUNTY',
      submittedFrom: '2026-11-01',
      submittedUntil: '2026-11-20',
      index: 1,
      size: 10,
    },
  ],
  ['what is no state is none', 'auditState=LATER', { auditState: 'PENDING', index: 1, size: 10 }],
])('%s', (_name, query, input) => {
  expect(reviewListInput(resolved(query), 10)).toEqual(input);
});

test('the counts of the tabs do not depend on the tab or the page', () => {
  const filters = policyReviewFilters.parse(
    new URLSearchParams('auditState=PASSED&index=3&keyword=技改'),
  );
  expect(reviewCountInput(filters)).toEqual({ keyword: '技改' });
});

test('the tab of what waits has the plain address', () => {
  const all = policyReviewFilters.parse(new URLSearchParams('auditState=ALL&index=3'));
  const waiting = policyReviewFilters.change(all, { auditState: 'PENDING' });
  expect(policyReviewFilters.format(waiting).toString()).toBe('');
});
