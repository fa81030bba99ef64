import { expect, expectTypeOf, it } from 'vitest';
import { PolicyGradeLabels, PolicyGradeValues, type PolicyGrade } from '../../generated/enums.js';
import type { OperationInput } from '../../client/types.js';
import { labelOf } from './labelOf.js';

it.each([
  [PolicyGradeLabels, 'CITY', '市级'],
  [PolicyGradeLabels, 'VILLAGE', 'VILLAGE'],
  [PolicyGradeLabels, 'toString', 'toString'],
  [[{ code: 'VILLAGE', name: '村级' }], 'VILLAGE', '村级'],
  [[{ code: 'VILLAGE', name: '村级' }], 'CITY', 'CITY'],
  [[], 'CITY', 'CITY'],
])('%o shows %s as %s', (dictionary, value, label) => {
  expect(labelOf(dictionary, value)).toBe(label);
});

it('open dictionaries keep their known values and take any other', () => {
  expect(PolicyGradeValues).toEqual(['COUNTRY', 'CITY', 'COUNTY']);
  expectTypeOf<'VILLAGE'>().toExtend<PolicyGrade>();
  expectTypeOf<{ grade: 'VILLAGE' }>().toExtend<OperationInput<'searchPolicies'>>();
});
