import { banner } from '../paths.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|');
const line = (...cells) => `| ${cells.map(cell).join(' | ')} |`;

function action(policy) {
  const { action, ...more } = policy;
  const details = Object.entries(more).map(([key, value]) => `${key}: ${value}`);
  return details.length > 0 ? `${action} (${details.join(', ')})` : action;
}

function codeRows(row) {
  const head = line(
    `\`${row.code}\``,
    row.meaning,
    row.kind,
    row.httpStatus,
    row.messageFrom ? `${row.message} (or the server's words)` : row.message,
    action(row.policy),
    `${row.spec} (${row.source})`,
  );
  const scopes = (row.scopes ?? []).map((scope) =>
    line(
      '',
      `on ${scope.operations.join(', ')}`,
      scope.kind ?? row.kind,
      row.httpStatus,
      scope.message ?? row.message,
      action(scope.policy ?? row.policy),
      '',
    ),
  );
  return [head, ...scopes];
}

/** The error catalogue for people (docs/errors.md). */
export function emitErrorDocs(errors) {
  const operations = Object.entries(errors.operations).map(([id, words]) =>
    line(`\`${id}\``, words.success ?? '', words.failure ?? '', words.empty ?? '', words.spec),
  );
  return `<!-- ${banner} -->

# Errors

Every failed call answers \`{ code, message, requestId, fieldErrors? }\`; the SDK throws a \`HuiqiError\` whose
\`policy\` is the last but one column. What a host does on it is its own matter.

## By code

| code | meaning | kind | HTTP | words for the user | policy | source |
| --- | --- | --- | --- | --- | --- | --- |
${errors.codes.flatMap(codeRows).join('\n')}

## By message

| message | on | kind | policy | source |
| --- | --- | --- | --- | --- |
${errors.messages.map((row) => line(row.match, row.operations?.join(', ') ?? 'every operation', row.kind, action(row.policy), row.spec)).join('\n')}

## Words of last resort

| kind | words |
| --- | --- |
${Object.entries(errors.fallbacks)
  .map(([kind, words]) => line(kind, words))
  .join('\n')}

## Words of operations

| operation | success | failure | nothing to do | source |
| --- | --- | --- | --- | --- |
${operations.join('\n')}
`;
}
