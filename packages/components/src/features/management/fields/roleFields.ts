import {
  PermissionKeyLabels,
  PermissionKeyValues,
  RoleTypeLabels,
  RoleTypeValues,
  type ManagedRole,
} from '@huiqi/sdk';
import { possiblePermissions } from '@huiqi/sdk/domain';
import { oneOf, someOf } from './codecs.js';
import { choicesOf, declareFields, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

/** The rights of a role; which role it is cannot be changed. */
export function roleFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedRole>[] {
  const { field } = declareFields<ManagedRole, ManagedFieldsCopy>(copy);
  const roles = choicesOf(RoleTypeValues, RoleTypeLabels);
  return [
    field(
      copy.rights,
      'role',
      oneOf(RoleTypeValues),
      { inputType: 'SELECT', hint: null, options: roles },
      'NONE',
    ),
    {
      ...field(copy.rights, 'keys', someOf(PermissionKeyValues), { inputType: 'TEXT' }, 'KEYS'),
      parts: ({ role, keys }) =>
        possiblePermissions(role).map((key) => ({
          key,
          term: PermissionKeyLabels[key],
          value: keys.includes(key) ? copy.held : copy.notHeld,
        })),
    },
  ];
}
