import {
  PermissionKeyLabels,
  PermissionKeyValues,
  RoleTypeLabels,
  RoleTypeValues,
  type ManagedRole,
} from '@huiqi/sdk';
import { codes, oneOf, someOf } from './codecs.js';
import { choicesOf, declareFields, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

/** The rights of a role; which role it is cannot be changed. */
export function roleFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedRole>[] {
  const { field } = declareFields<ManagedRole, ManagedFieldsCopy>(copy);
  return [
    field(
      copy.rights,
      'role',
      oneOf(RoleTypeValues),
      { inputType: 'SELECT', hint: null, options: choicesOf(RoleTypeValues, RoleTypeLabels) },
      'NONE',
    ),
    field(
      copy.rights,
      'keys',
      someOf(PermissionKeyValues),
      { inputType: 'TEXT', options: choicesOf(PermissionKeyValues, PermissionKeyLabels) },
      'KEYS',
      (typed) =>
        codes
          .toValue(typed, [])
          .map((key) => PermissionKeyLabels[key as keyof typeof PermissionKeyLabels])
          .join('、'),
    ),
  ];
}
