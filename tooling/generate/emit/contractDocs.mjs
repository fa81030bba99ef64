import { banner } from '../paths.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const row = ({ id, method, path, summary, spec }) =>
  `| \`${id}\` | \`${method} ${cell(path)}\` | ${cell(summary)} | ${cell(spec)} |`;
const table = (operations) =>
  [
    '| operation | call | what it does | specification |',
    '| --- | --- | --- | --- |',
    ...operations.map(row),
  ].join('\n');

/** Every operation for people, those of our own invention first (docs/contract.md). */
export function emitContractDocs(operations, tags) {
  const inferred = operations.filter(({ source }) => source === 'inferred');
  const parts = tags
    .map(({ name, description }) => ({
      title: `### ${name}: ${description}`,
      list: operations.filter(({ tag }) => tag === name),
    }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => `${title}\n\n${table(list)}`);
  return `<!-- ${banner} -->

# The contract

${operations.length} operations; ${inferred.length} of them have a path the specification does not show. All paths stand
below \`/api/{product}\`. Parameters, bodies, answers and errors are in \`openapi/\`; a running server shows them at
\`/reference/\` and offers the whole contract at \`/openapi.json\`.

## Inferred paths

A backend may spell these calls otherwise. Re-point them when the client is made:
\`createClient({ pathOverrides: { ${inferred[0]?.id ?? 'operationId'}: '/its/own/path' } })\`.

${table(inferred)}

## All operations

${parts.join('\n\n')}
`;
}
