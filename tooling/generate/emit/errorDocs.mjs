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
    row.messageFrom ? `${row.message} (or the server's message)` : row.message,
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
  const operations = Object.entries(errors.operations).map(([id, { success, failure, spec }]) =>
    line(`\`${id}\``, success ?? '', failure ?? '', spec),
  );
  const messages = Object.entries(errors.messages).map(([name, { text, spec }]) =>
    line(`\`${name}\``, text, spec),
  );
  return `<!-- ${banner} -->

# Errors

Every failed call responds with \`{ code, message, requestId, fieldErrors? }\`. The SDK throws a \`HuiqiError\` whose
\`policy\` says what should happen (column \`policy\`); how it happens is up to the host.

## By code

| code | meaning | kind | HTTP | message for the user | policy | source |
| --- | --- | --- | --- | --- | --- | --- |
${errors.codes.flatMap(codeRows).join('\n')}

## By message

| message | on | kind | policy | source |
| --- | --- | --- | --- | --- |
${errors.messageRules.map((row) => line(row.match, row.operations?.join(', ') ?? 'every operation', row.kind, action(row.policy), row.spec)).join('\n')}

## Fallback messages

| kind | message |
| --- | --- |
${Object.entries(errors.fallbacks)
  .map(([kind, message]) => line(kind, message))
  .join('\n')}

## Messages of operations

\`successMessage(operationId)\` returns the first; a failure without a message of the server gets the second.

| operation | success | failure | source |
| --- | --- | --- | --- |
${operations.join('\n')}

## Messages without a call

\`messages\` of the SDK: what a client says before or instead of a call.

| name | message | source |
| --- | --- | --- |
${messages.join('\n')}
`;
}
