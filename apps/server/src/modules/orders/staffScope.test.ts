import { PgDialect } from 'drizzle-orm/pg-core';
import { constants } from '@huiqi/sdk/domain';
import { describe, expect, test } from 'vitest';
import { maySee, staffScope, type ScopedOrder } from './staffScope.js';

type Viewer = Parameters<typeof staffScope>[0];
const nowhere = { scfProvince: null, scfCity: null, scfDistrict: null };
const operator: Viewer = { role: 'OPERATOR', bankId: null, ...nowhere };
const county = { scfProvince: '500000', scfCity: '500100', scfDistrict: '500231' };
const officer: Viewer = { role: 'FINANCIER', bankId: '7', ...nowhere };

const queryOf = (user: Viewer) => {
  return new PgDialect().sqlToQuery(staffScope(user));
};
const submitted = '"orders"."submitted_at" is not null';

describe('the condition of the orders that staff see', () => {
  test('is the platform alone where the whole of it is theirs', () => {
    expect(queryOf(operator)).toMatchObject({
      sql: `(${submitted} and "orders"."scf_platform" = $1)`,
      params: [constants.platformId],
    });
  });

  test('has the region of the account', () => {
    const { sql, params } = queryOf({ ...operator, ...county });
    for (const name of ['province', 'city', 'district'])
      expect(sql).toContain(`"orders"."scf_${name}" = $`);
    expect(params).toEqual([constants.platformId, '500000', '500100', '500231']);
  });

  test('has the bank of an officer, and the stage in which an order is the bank’s', () => {
    const { sql, params } = queryOf(officer);
    expect(sql).toContain('"orders"."bank_id" = $1 and "orders"."stage" = $2');
    expect(params).toEqual(['7', 'BANK', constants.platformId]);
    expect(queryOf(operator).params).not.toContain('BANK');
  });

  test('holds for no order where an officer has no bank', () => {
    expect(queryOf({ ...officer, bankId: null }).sql).toBe(`(${submitted} and false)`);
  });
});

describe('an order', () => {
  const order: ScopedOrder = {
    scfPlatform: constants.platformId,
    ...county,
    bankId: '7',
    stage: 'BANK',
  };

  test.each<[string, Viewer, Partial<ScopedOrder>, boolean]>([
    ['of the region', { ...operator, ...county }, {}, true],
    ['of another district', { ...operator, ...county }, { scfDistrict: '500233' }, false],
    ['of another city', { ...operator, ...county }, { scfCity: '500200' }, false],
    ['of another province', { ...operator, ...county }, { scfProvince: '510000' }, false],
    ['of another platform', operator, { scfPlatform: 'other' }, false],
    ['of any bank, by the platform', operator, { bankId: '8', stage: 'COMMISSION' }, true],
    ['of the bank, by its officer', officer, {}, true],
    ['of another bank, by an officer', officer, { bankId: '8' }, false],
    ['not yet of the bank, by its officer', officer, { stage: 'COMMISSION' }, false],
    ['of a bank, by an officer of none', { ...officer, bankId: null }, {}, false],
  ])('%s: may it be seen?', (_what, user, change, seen) => {
    expect(maySee(user, { ...order, ...change })).toBe(seen);
  });
});
