const strangers = (list, known) => list.filter((one) => !known.includes(one));

/** Every role has a row, rows name keys that exist, and what may be given or always stays fits them. */
function rows({ keys, roles, optional = {}, fixed = {} }, roleNames) {
  const known = Object.keys(keys);
  const begins = (role) => roles[role] ?? [];
  return [
    ...Object.entries(optional).flatMap(([role, given]) => [
      ...strangers(given, known).map((key) => `permissions.yaml optional ${role}: no key ${key}`),
      ...given
        .filter((key) => begins(role).includes(key))
        .map((key) => `permissions.yaml optional ${role}: holds ${key} already`),
    ]),
    ...Object.entries(fixed).flatMap(([role, kept]) =>
      strangers(kept, begins(role)).map((key) => `permissions.yaml fixed ${role}: lacks ${key}`),
    ),
    ...strangers(roleNames, Object.keys(roles)).map(
      (role) => `permissions.yaml: no row for ${role}`,
    ),
    ...strangers(Object.keys(roles), roleNames).map((role) => `permissions.yaml: no role ${role}`),
    ...Object.entries(roles).flatMap(([role, held]) =>
      strangers(held, known).map((key) => `permissions.yaml ${role}: no key ${key}`),
    ),
  ];
}

/** A key guards signed-in users only, and the roles that an operation names can hold it. */
function operation({ id, permission, access, roles: named }, { keys, roles, optional = {} }) {
  if (permission === null) return [];
  if (!Object.hasOwn(keys, permission)) return [`${id}: x-permission ${permission} is no key`];
  return [
    ...(access === 'session' ? [] : [`${id}: x-permission on an operation open to visitors`]),
    ...named
      .filter((role) => ![...(roles[role] ?? []), ...(optional[role] ?? [])].includes(permission))
      .map((role) => `${id}: x-roles names ${role}, which lacks ${permission}`),
  ];
}

/** Every role that may hold a key passes the role check of the operations behind it. */
const given = ({ optional = {} }, operations) =>
  Object.entries(optional).flatMap(([role, keys]) =>
    operations
      .filter(({ permission, roles }) => keys.includes(permission) && roles.length > 0)
      .filter(({ roles }) => !roles.includes(role))
      .map(({ id }) => `${id}: x-roles lacks ${role}, which may be given its key`),
  );

/** Throws with every rule of the permission table that is broken. */
export function checkPermissions(permissions, roleNames, operations, keyNames) {
  const problems = [
    ...strangers(Object.keys(permissions.keys), keyNames).map(
      (key) => `PermissionKey lacks ${key}`,
    ),
    ...strangers(keyNames, Object.keys(permissions.keys)).map(
      (key) => `permissions.yaml: no key ${key}, which PermissionKey names`,
    ),
    ...given(permissions, operations),
    ...rows(permissions, roleNames),
    ...operations.flatMap((one) => operation(one, permissions)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
