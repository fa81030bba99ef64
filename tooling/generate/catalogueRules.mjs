const leadsToPage = [
  'session-expired',
  'login-required',
  'not-found',
  'product-off-shelf',
  'order-missing',
];

function policiesOf(errors) {
  return [
    ...errors.codes.flatMap((row) => [
      { name: row.code, policy: row.policy, operations: null },
      ...(row.scopes ?? []).map(({ policy, operations }) => ({
        name: row.code,
        policy: policy ?? row.policy,
        operations,
      })),
    ]),
    ...errors.messages.map(({ id, policy, operations }) => ({ name: id, policy, operations })),
  ];
}

const events = ({ name, policy }) =>
  leadsToPage.includes(policy.event) && policy.redirectTo === undefined
    ? [`errors.yaml ${name}: the event ${policy.event} needs redirectTo`]
    : [];

function operationNames({ name, operations }, ids) {
  return (operations ?? [])
    .filter((id) => !ids.has(id))
    .map((id) => `errors.yaml ${name}: there is no operation ${id}`);
}

/** A field error of single operations names a field of their bodies. */
function fields({ name, policy, operations }, bodies) {
  if (policy.field === undefined || !operations) return [];
  return operations
    .filter((id) => bodies.has(id) && !bodies.get(id).includes(policy.field))
    .map((id) => `errors.yaml ${name}: the body of ${id} has no field \`${policy.field}\``);
}

/** Throws with every rule the error catalogue breaks. */
export function checkCatalogue(errors, operations) {
  const bodies = new Map(operations.map(({ id, bodyNames }) => [id, bodyNames]));
  const ids = new Set(bodies.keys());
  const problems = policiesOf(errors).flatMap((row) => [
    ...events(row),
    ...operationNames(row, ids),
    ...fields(row, bodies),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
