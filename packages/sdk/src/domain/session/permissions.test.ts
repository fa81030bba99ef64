import { describe, expect, it } from 'vitest';
import { RoleTypeValues } from '../../generated/enums.js';
import { fixedPermissions, permissionKeys, rolePermissions } from '../../generated/permissions.js';
import { deviationOf, heldPermissions, possiblePermissions } from './permissions.js';

const none = { given: [], taken: [] };

describe('the rights of a role', () => {
  it('are those it begins with until something else is published', () => {
    for (const role of RoleTypeValues)
      expect(heldPermissions(role, none)).toEqual(rolePermissions[role]);
  });

  it('never leave its bounds', () => {
    const all = { given: permissionKeys, taken: permissionKeys };
    for (const role of RoleTypeValues) {
      const held = heldPermissions(role, all);
      expect(held).toEqual(expect.arrayContaining([...fixedPermissions[role]]));
      for (const key of held) expect(possiblePermissions(role)).toContain(key);
    }
    expect(heldPermissions('ADMIN', all)).toContain('MANAGE');
    expect(heldPermissions('FINANCIER', all)).not.toContain('ADMIN_SECURITY');
  });

  it('are kept as what differs, so that a later key of the contract is not missing', () => {
    const keys = ['GRZX01', 'ADMIN_ORDERS', 'ADMIN_JOBS', 'ORG_DESK'];
    const deviation = deviationOf('OPERATOR', keys);
    expect(deviation.given).toEqual(['ADMIN_JOBS']);
    expect(heldPermissions('OPERATOR', deviation)).toEqual([
      'GRZX01',
      'ADMIN_ORDERS',
      'ADMIN_JOBS',
    ]);
    for (const role of RoleTypeValues)
      expect(deviationOf(role, rolePermissions[role])).toEqual(none);
  });
});
