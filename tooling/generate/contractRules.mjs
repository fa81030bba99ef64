const idLike = /^(id|ids|idList|nsrsbh|creditCode|captchaUid)$|Id$|Ids$/;

/** Path, query and `body` share one input object, so their names must not clash. */
function inputNames({ id, path, pathNames, queryNames }) {
  const names = [...pathNames, ...queryNames];
  const clash = names.find((name, at) => name === 'body' || names.indexOf(name) !== at);
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  return [
    ...(clash ? [`${id}: the parameter name \`${clash}\` collides in the input object`] : []),
    ...inPath
      .filter((name) => !pathNames.includes(name))
      .map((name) => `${id}: path parameter \`${name}\` is not declared`),
  ];
}

/** Every id of the input, and nothing else, has an owner in x-owner. */
function owners({ id, pathNames, queryNames, bodyNames, nestedNames = [], owners: declared }) {
  const inBody = [...bodyNames, ...nestedNames].map((name) => `body.${name}`);
  const names = [...pathNames, ...queryNames, ...inBody];
  const ids = names.filter((name) => idLike.test(name.split('.').at(-1)));
  return [
    ...ids
      .filter((name) => !Object.hasOwn(declared, name))
      .map((name) => `${id}: x-owner does not say whose object \`${name}\` is`),
    ...Object.keys(declared)
      .filter((name) => !names.includes(name))
      .map((name) => `${id}: x-owner names \`${name}\`, which the input does not have`),
  ];
}

/** A write lists the tags whose cached responses become stale; a read has none. */
function invalidation({ id, read, invalidates }, tags) {
  if (read) return invalidates ? [`${id}: x-invalidates on an operation without an effect`] : [];
  if (!invalidates) return [`${id}: x-invalidates is missing; [] where nothing becomes stale`];
  return invalidates
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `${id}: x-invalidates names the unknown tag \`${tag}\``);
}

/** A session of a partner's page belongs to an applicant. */
function widgetMarks({ id, widget, access, roles }) {
  if (!widget) return [];
  return access === 'public' || access === 'partner' || roles.length > 0
    ? [`${id}: x-widget needs an operation that applicants reach with a session`]
    : [];
}

function flags({ id, cached, read, access, session, returnsToken, idempotent }) {
  return [
    ...(cached === 'everybody' && (!read || access !== 'public')
      ? [`${id}: x-cache: public needs a public operation without an effect`]
      : []),
    ...(cached === 'visitors' && (!read || access !== 'optional')
      ? [`${id}: x-cache: visitors needs an operation for visitors and users without an effect`]
      : []),
    ...(idempotent && read ? [`${id}: x-idempotent on an operation without an effect`] : []),
    ...(returnsToken && session !== 'start' && session !== 'renew'
      ? [`${id}: a response with a session token needs x-session: start or renew`]
      : []),
  ];
}

/** A deprecated operation names the one that replaces it. */
function deprecation({ id, deprecated, replacement }, ids) {
  if (deprecated && !replacement) return [`${id}: deprecated without x-replacement`];
  if (replacement && !deprecated) return [`${id}: x-replacement on an operation in use`];
  return replacement && !ids.includes(replacement)
    ? [`${id}: x-replacement names no operation: ${replacement}`]
    : [];
}

/** Throws with every rule of the contract that is broken. */
export function checkOperations(operations, tags) {
  const ids = operations.map(({ id }) => id);
  const problems = [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `${id}: the operationId is used twice`),
    ...operations.flatMap((operation) => [
      ...inputNames(operation),
      ...owners(operation),
      ...invalidation(operation, tags),
      ...flags(operation),
      ...widgetMarks(operation),
      ...deprecation(operation, ids),
    ]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
