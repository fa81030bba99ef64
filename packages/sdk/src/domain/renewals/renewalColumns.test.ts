import { expect, it } from 'vitest';
import { renewalColumns } from './renewalColumns.js';

const keys = (acceptStatus: string) => renewalColumns({ acceptStatus }).map(({ key }) => key);

it('shows the columns of the state', () => {
  expect(keys('ACCEPT_SUCCESS')).toEqual(['acceptStatus']);
  expect(keys('APPROVAL_FAIL')).toEqual(['acceptStatus', 'reason']);
  expect(keys('APPROVAL_SUCCESS')).toEqual([
    'acceptStatus',
    'renewQuota',
    'interestRate',
    'renewTerm',
  ]);
});

it.each(['', 'constructor', 'LATER'])('shows none for %j', (state) => {
  expect(keys(state)).toEqual([]);
});

it('writes values as people read them', () => {
  const granted = {
    acceptStatus: 'APPROVAL_SUCCESS',
    renewQuota: '1200',
    interestRate: '3.850',
    renewTerm: 12,
  };
  expect(renewalColumns(granted).map(({ value }) => value)).toEqual([
    '审核通过',
    '1,200万元',
    '3.85%',
    '12个月',
  ]);
  const refused = { acceptStatus: 'APPROVAL_FAIL', remark: ' ' };
  expect(renewalColumns(refused).at(-1)?.value).toBe('--');
});

it('names the rate by its period', () => {
  const label = (interestRateType: 'YEAR' | 'DAY' | 'ELSE' | null) =>
    renewalColumns({ acceptStatus: 'APPROVAL_SUCCESS', interestRateType })[2]?.label;
  expect((['YEAR', 'DAY', 'ELSE', null] as const).map(label)).toEqual([
    '年利率',
    '日利率',
    '利率',
    '利率',
  ]);
});
