const leadsToPage = [
  'session-expired',
  'login-required',
  'not-found',
  'product-off-shelf',
  'order-missing',
];

/** Every policy of the catalogue with the operations it is limited to, if any. */
function policiesOf({ codes, messageRules }) {
  return [
    ...codes.flatMap((row) => [
      { name: row.code, policy: row.policy },
      ...(row.scopes ?? []).map((scope) => ({
        name: row.code,
        policy: scope.policy ?? row.policy,
        operations: scope.operations,
      })),
    ]),
    ...messageRules.map(({ id, policy, operations }) => ({ name: id, policy, operations })),
  ];
}

const events = ({ name, policy }) =>
  leadsToPage.includes(policy.event) && policy.redirectTo === undefined
    ? [`errors.yaml ${name}: the event ${policy.event} needs redirectTo`]
    : [];

const operationNames = ({ name, operations = [] }, ids) =>
  operations
    .filter((id) => !ids.has(id))
    .map((id) => `errors.yaml ${name}: there is no operation ${id}`);

/** A scope can only apply where the operation lists the code. */
const unreachableScopes = ({ code, scopes = [] }, operations) =>
  operations
    .filter(({ id, errors }) => !errors.includes(code) && findScope(scopes, id))
    .map(({ id }) => `errors.yaml ${code}: ${id} has a scope, but its x-errors lack the code`);

const findScope = (scopes, id) => scopes.find((scope) => scope.operations.includes(id));

const missingField = (name, policy, { id, bodyNames }) =>
  policy?.field === undefined || bodyNames.includes(policy.field)
    ? []
    : [`errors.yaml ${name}: the body of ${id} has no field \`${policy.field}\``];

/** The policy of each code an operation lists names a field of that operation's body. */
function fieldsOfCodes(operation, rows) {
  return operation.errors.flatMap((code) => {
    const row = rows.get(code);
    if (!row) return [`${operation.id}: errors.yaml has no code ${code}`];
    const policy = findScope(row.scopes ?? [], operation.id)?.policy ?? row.policy;
    return missingField(code, policy, operation);
  });
}

const fieldsOfRules = (operation, { messageRules }) =>
  messageRules
    .filter(({ operations }) => operations?.includes(operation.id))
    .flatMap(({ id, policy }) => missingField(id, policy, operation));

/** Throws with every rule of the error catalogue that is broken. */
export function checkCatalogue(errors, operations) {
  const ids = new Set(operations.map(({ id }) => id));
  const rows = new Map(errors.codes.map((row) => [row.code, row]));
  const problems = [
    ...policiesOf(errors).flatMap((row) => [...events(row), ...operationNames(row, ids)]),
    ...errors.codes.flatMap((row) => unreachableScopes(row, operations)),
    ...operations.flatMap((operation) => [
      ...fieldsOfCodes(operation, rows),
      ...fieldsOfRules(operation, errors),
    ]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
