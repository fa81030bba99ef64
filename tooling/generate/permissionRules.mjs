const strangers = (list, known) => list.filter((one) => !known.includes(one));

/** Every role has a row, and rows name keys that exist. */
function rows({ keys, roles }, roleNames) {
  const known = Object.keys(keys);
  return [
    ...strangers(roleNames, Object.keys(roles)).map(
      (role) => `permissions.yaml: no row for ${role}`,
    ),
    ...strangers(Object.keys(roles), roleNames).map((role) => `permissions.yaml: no role ${role}`),
    ...Object.entries(roles).flatMap(([role, held]) =>
      strangers(held, known).map((key) => `permissions.yaml ${role}: no key ${key}`),
    ),
  ];
}

/** A key guards signed-in users only, and the roles that an operation names hold it. */
function operation({ id, permission, access, roles: named }, { keys, roles }) {
  if (permission === null) return [];
  if (!Object.hasOwn(keys, permission)) return [`${id}: x-permission ${permission} is no key`];
  return [
    ...(access === 'session' ? [] : [`${id}: x-permission on an operation open to visitors`]),
    ...named
      .filter((role) => !roles[role]?.includes(permission))
      .map((role) => `${id}: x-roles names ${role}, which lacks ${permission}`),
  ];
}

/** Throws with every rule of the permission table that is broken. */
export function checkPermissions(permissions, roleNames, operations) {
  const problems = [
    ...rows(permissions, roleNames),
    ...operations.flatMap((one) => operation(one, permissions)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
