import { expect, test } from 'vitest';
import { policiesCopy } from './copy.js';
import { policyDetailCopy } from './detail/copy.js';
import { policyFacts } from './detail/policyFacts.js';
import { samplePolicy } from './policySamples.fixture.js';
import { deadlineOf } from './policyTexts.js';

test.each([
  ['2026-11-28', 'DECLARING', '2026-11-28 截止申报'],
  ['2026-10-31', 'ENDED', '2026-10-31 截止申报'],
  [null, 'LONG_TERM', policiesCopy.noEnd],
  [null, 'ENDED', undefined],
] as const)(
  'the deadline of a policy until %s that is %s',
  (declareEndDate, declareStatus, text) => {
    expect(deadlineOf({ declareEndDate, declareStatus }, policiesCopy)).toBe(text);
  },
);

test.each([
  [true, policyDetailCopy.noEnd],
  [false, '--'],
])('without a last day, a policy that is valid %s has the end %s', (validity, end) => {
  const facts = policyFacts({ ...samplePolicy, declareEndDate: null, validity }, policyDetailCopy);
  expect(facts.find(({ term }) => term === policyDetailCopy.declareEnd)?.value).toBe(end);
});
